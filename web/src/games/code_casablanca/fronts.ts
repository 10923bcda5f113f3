/** The eleven fronts as drawings: what is painted, in order, in a square of 165 by 165 whose street begins at 122. */

export type Paint =
  "wall" | "shade" | "side" | "dark" | "green" | "red" | "yellow" | "water" | "line" | "bars" | "wave";

export interface Front {
  /** Evening skies alternate with morning ones. */
  evening: boolean;
  shapes: [Paint, string][];
  /** A word painted on it, with its middle. */
  sign?: { text: string; x: number; y: number };
}

export const FRONTS: Record<string, Front> = {
  "micks-cafe": {
    evening: false,
    sign: { text: "MICK’S", x: 83, y: 57 },
    shapes: [
      ["wall", "M22 62h122v60h-122z"],
      ["side", "M144 70h9v52h-9z"],
      ["wall", "M40 42h86v20h-86z"],
      ["dark", "M34 122v-27a11 11 0 0 1 22 0v27zM72 122v-27a11 11 0 0 1 22 0v27zM110 122v-27a11 11 0 0 1 22 0v27z"],
      ["green", "M26 74h114v9l-9.5 5-9.5-5-9.5 5-9.5-5-9.5 5-9.5-5-9.5 5-9.5-5-9.5 5-9.5-5-9.5 5-9.5-5z"],
    ],
  },
  casino: {
    evening: true,
    shapes: [
      ["wall", "M16 76h134v46h-134z"],
      ["wall", "M46 60h74v62h-74z"],
      ["wall", "M57 60a26 26 0 0 1 52 0z"],
      ["shade", "M83 34a26 26 0 0 1 26 26h-13.0c0-13.0-.5-20.8-13.0-26z"],
      ["line", "M83 34v-9"],
      ["red", "M83 66l8 11-8 11-8-11z"],
      [
        "dark",
        "M73 122v-20a10 10 0 0 1 20 0v20zM24 104v-7a3.5 3.5 0 0 1 7 0v7zM36 104v-7a3.5 3.5 0 0 1 7 0v7zM124 104v-7a3.5 3.5 0 0 1 7 0v7zM136 104v-7a3.5 3.5 0 0 1 7 0v7z",
      ],
    ],
  },
  hotel: {
    evening: false,
    shapes: [
      ["wall", "M44 30h74v92h-74z"],
      ["side", "M118 42h12v80h-12z"],
      [
        "dark",
        "M54 52v-7a3.5 3.5 0 0 1 7 0v7zM70 52v-7a3.5 3.5 0 0 1 7 0v7zM86 52v-7a3.5 3.5 0 0 1 7 0v7zM102 52v-7a3.5 3.5 0 0 1 7 0v7zM54 72v-7a3.5 3.5 0 0 1 7 0v7zM70 72v-7a3.5 3.5 0 0 1 7 0v7zM86 72v-7a3.5 3.5 0 0 1 7 0v7zM102 72v-7a3.5 3.5 0 0 1 7 0v7zM54 92v-7a3.5 3.5 0 0 1 7 0v7zM70 92v-7a3.5 3.5 0 0 1 7 0v7zM86 92v-7a3.5 3.5 0 0 1 7 0v7zM102 92v-7a3.5 3.5 0 0 1 7 0v7zM71 122v-16a10 10 0 0 1 20 0v16z",
      ],
      ["green", "M36 88h90v4h-90z"],
      ["line", "M81 30V20"],
    ],
  },
  station: {
    evening: true,
    shapes: [
      ["wall", "M14 70h137v52h-137z"],
      ["wall", "M64 38h38v84h-38z"],
      ["wall", "M60 38h46l-23-16z"],
      ["yellow", "M72 56a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z"],
      ["line", "M83 49v7l5 3"],
      [
        "dark",
        "M68 122V98a15 15 0 0 1 30 0v24zM22 122v-24a8 8 0 0 1 16 0v24zM44 122v-25a7 7 0 0 1 14 0v25zM108 122v-25a7 7 0 0 1 14 0v25zM128 122v-24a8 8 0 0 1 16 0v24z",
      ],
    ],
  },
  "market-hall": {
    evening: true,
    shapes: [
      ["wall", "M12 122V78c0-22 46-22 46 0v44zM60 122V78c0-22 46-22 46 0v44zM108 122V78c0-22 46-22 46 0v44z"],
      ["dark", "M18 122V88h34v34zM66 122V88h34v34zM114 122V88h34v34z"],
      ["yellow", "M22 122v-9h11v9zM74 122v-9h16v9z"],
      ["red", "M36 122v-12h12v12zM118 122v-10h12v10z"],
      ["green", "M134 122v-14h11v14z"],
    ],
  },
  "post-office": {
    evening: false,
    shapes: [
      ["wall", "M20 56h124v66h-124z"],
      ["side", "M144 64h9v58h-9z"],
      ["yellow", "M58 40h48v28H58z"],
      ["line", "M58 40l24 17 24-17"],
      [
        "dark",
        "M30 90v-7a3.5 3.5 0 0 1 7 0v7zM44 90v-7a3.5 3.5 0 0 1 7 0v7zM106 90v-7a3.5 3.5 0 0 1 7 0v7zM118 90v-7a3.5 3.5 0 0 1 7 0v7zM70 122v-26a12 12 0 0 1 24 0v26z",
      ],
      ["red", "M36 104h14v18h-14z"],
    ],
  },
  "turkish-bath": {
    evening: false,
    shapes: [
      ["wall", "M14 86h137v36h-137z"],
      ["wall", "M18 86a22 22 0 0 1 44 0z"],
      ["shade", "M40 64a22 22 0 0 1 22 22h-11.0c0-11.0-.5-17.6-11.0-22z"],
      ["wall", "M55 86a28 28 0 0 1 56 0z"],
      ["shade", "M83 58a28 28 0 0 1 28 28h-14.0c0-14.0-.5-22.4-14.0-28z"],
      ["wall", "M104 86a22 22 0 0 1 44 0z"],
      ["shade", "M126 64a22 22 0 0 1 22 22h-11.0c0-11.0-.5-17.6-11.0-22z"],
      [
        "dark",
        "M32 74a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM40 78a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM73.5 70a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM83.5 76a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM118 75a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM126 79a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM72 122v-19a11 11 0 0 1 22 0v19zM32 114v-7a3.5 3.5 0 0 1 7 0v7zM118 114v-7a3.5 3.5 0 0 1 7 0v7zM48 114v-7a3.5 3.5 0 0 1 7 0v7z",
      ],
    ],
  },
  consulate: {
    evening: true,
    shapes: [
      ["wall", "M18 66h130L83 34z"],
      ["wall", "M22 66h122v56h-122z"],
      ["shade", "M34 122V70h10v52zM58 122V70h10v52zM98 122V70h10v52zM122 122V70h10v52z"],
      ["dark", "M73 122v-30a10 10 0 0 1 20 0v30z"],
      ["line", "M128 56V26"],
      ["green", "M128 26h24l-5 6 5 6h-24z"],
    ],
  },
  harbour: {
    evening: true,
    shapes: [
      ["water", "M0 98h165v24H0z"],
      ["wall", "M30 100V58h18v42z"],
      ["red", "M28 58h22l-4-12H32z"],
      ["line", "M39 46v-8"],
      ["dark", "M70 92h82l-14 18H82z"],
      ["wall", "M88 92V76h44v16z"],
      ["red", "M98 76V52h11v24zM116 76V56h10v20z"],
      ["wave", "M6 112h26M46 116h20M120 117h30"],
    ],
  },
  mosque: {
    evening: false,
    shapes: [
      ["wall", "M34 80h96v42h-96z"],
      ["wall", "M50 80a32 32 0 0 1 64 0z"],
      ["shade", "M82 48a32 32 0 0 1 32 32h-16.0c0-16.0-.5-25.6-16.0-32z"],
      ["line", "M82 48v-10"],
      ["wall", "M134 42h16v80h-16z"],
      ["wall", "M130 42h24v-6h-24zM134 36c0-10 4-14 8-18 4 4 8 8 8 18z"],
      ["dark", "M70 122v-22a12 12 0 0 1 24 0v22zM44 112v-7a3.5 3.5 0 0 1 7 0v7zM112 112v-7a3.5 3.5 0 0 1 7 0v7z"],
    ],
  },
  "police-station": {
    evening: true,
    shapes: [
      ["wall", "M24 62h118v60h-118z"],
      ["wall", "M24 62V52h14v10h12V52h14v10h12V52h14v10h12V52h14v10h12V52h14v10z"],
      ["green", "M83 68l14 5v10c0 8-6 13-14 16-8-3-14-8-14-16V73z"],
      ["dark", "M73 122v-10a10 10 0 0 1 20 0v10zM34 94V78h18v16zM114 94V78h18v16z"],
      ["bars", "M40 78v16M46 78v16M120 78v16M126 78v16"],
    ],
  },
};
