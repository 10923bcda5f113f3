/** The buildings of the medina: what each has on its roof and front, over the plain house that all share.
 *
 * A house is 98 wide and 94 high, its sign at the foot; a part is a paint and a path (`neon` is written).
 */

export interface House {
  wall?: string;
  parts: [paint: string, path: string][];
}

const PLAIN: House = {
  parts: [
    ["dark", "M40 74v-20a9 9 0 0 1 18 0v20z"],
    ["pane", "M14 54v-6a3 3 0 0 1 6 0v6zM78 54v-6a3 3 0 0 1 6 0v6z"],
  ],
};

const HOUSES: Record<string, House> = {
  "ricks-cafe": {
    parts: [
      ["clay", "M40 74v-25a9 9 0 0 1 18 0v25z"],
      ["pane", "M12 58v-6a3 3 0 0 1 6 0v6zM78 58v-6a3 3 0 0 1 6 0v6z"],
      ["white", "M41 20a15 15 0 0 1 30 0z"],
      ["shade", "M56 5a15 15 0 0 1 15 15h-8.25c0-7.5 0-12-6.75-15z"],
      ["line", "M56 5v-5"],
      ["trunk", "M96 76c-2-8-1-16 1-24"],
      [
        "leaf",
        "M97 52c-6-7-13-5-15 1 6-2 10-2 15-1Zm0 0c5-8 13-6 14 0-5-2-9-1-14 0Zm0 0c-3-9 1-13 6-14 0 6-2 10-6 14Zm0 0c-8 0-12 6-10 11 3-5 6-8 10-11Zm0 0c8 0 11 6 9 11-3-5-5-8-9-11Z",
      ],
    ],
  },
  tannery: {
    parts: [
      ["dark", "M12 74v-19a7 7 0 0 1 14 0v19z"],
      ["pane", "M42 52v-6a3 3 0 0 1 6 0v6zM55 52v-6a3 3 0 0 1 6 0v6zM68 52v-6a3 3 0 0 1 6 0v6z"],
      [
        "water",
        "M22 13a8 4.5 0 1 1 16 0a8 4.5 0 1 1 -16 0zM46 13a8 4.5 0 1 1 16 0a8 4.5 0 1 1 -16 0zM70 13a8 4.5 0 1 1 16 0a8 4.5 0 1 1 -16 0z",
      ],
    ],
  },
  "clock-gate": {
    parts: [
      ["side", "M60 14l7-12v26l-7 12z"],
      ["cream", "M38 14l7-12h22l-7 12z"],
      ["white", "M38 14h22v26h-22z"],
      ["cream", "M42 26a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z"],
      ["line", "M49 21.5V26l3 2"],
      ["dark", "M39 74v-20a10 10 0 0 1 20 0v20z"],
    ],
  },
  "spice-loft": {
    wall: "#F8E3C4",
    parts: [
      ["side", "M38 14l7-12v12l-7 12z"],
      ["cream", "M8 14l7-12h30l-7 12z"],
      ["white", "M8 14h30v12h-30z"],
      ["dark", "M70 74v-19a7 7 0 0 1 14 0v19z"],
      ["pane", "M14 52v-6a3 3 0 0 1 6 0v6zM27 52v-6a3 3 0 0 1 6 0v6zM40 52v-6a3 3 0 0 1 6 0v6z"],
    ],
  },
  hotel: {
    parts: [
      ["side", "M80 8l7-12v18l-7 12z"],
      ["cream", "M20 8l7-12h60l-7 12z"],
      ["white", "M20 8h60v18h-60z"],
      [
        "pane",
        "M26 22v-6a3 3 0 0 1 6 0v6zM39 22v-6a3 3 0 0 1 6 0v6zM52 22v-6a3 3 0 0 1 6 0v6zM65 22v-6a3 3 0 0 1 6 0v6zM10 46v-6a3 3 0 0 1 6 0v6zM23 46v-6a3 3 0 0 1 6 0v6zM36 46v-6a3 3 0 0 1 6 0v6zM49 46v-6a3 3 0 0 1 6 0v6zM62 46v-6a3 3 0 0 1 6 0v6zM75 46v-6a3 3 0 0 1 6 0v6z",
      ],
      ["clay", "M42 74v-15a7 7 0 0 1 14 0v15z"],
    ],
  },
  barber: {
    parts: [
      ["white", "M8 48h56v9H8z"],
      ["purple", "M8 48h8v9l-4 3-4-3zM24 48h8v9l-4 3-4-3zM40 48h8v9l-4 3-4-3zM56 48h8v9l-4 3-4-3z"],
      ["dark", "M74 74v-19a7 7 0 0 1 14 0v19z"],
      ["line", "M16 12l8 8 8-8"],
    ],
  },
  coppersmiths: {
    wall: "#FBEAD6",
    parts: [
      ["dark", "M10 74v-19a7 7 0 0 1 14 0v19z"],
      ["white", "M34 50h56v9H34z"],
      ["red", "M34 50h8v9l-4 3-4-3zM50 50h8v9l-4 3-4-3zM66 50h8v9l-4 3-4-3zM82 50h8v9l-4 3-4-3z"],
      ["amber", "M65 18a11 11 0 0 1 22 0z"],
      ["shade", "M76 7a11 11 0 0 1 11 11h-6.05c0-5.5 0-8.8-4.95-11z"],
      ["line", "M76 7v-5"],
    ],
  },
  hammam: {
    parts: [
      ["white", "M12 20a12 12 0 0 1 24 0z"],
      ["shade", "M24 8a12 12 0 0 1 12 12h-6.6c0-6 0-9.6-5.4-12z"],
      ["line", "M24 8v-5"],
      ["white", "M35 18a15 15 0 0 1 30 0z"],
      ["shade", "M50 3a15 15 0 0 1 15 15h-8.25c0-7.5 0-12-6.75-15z"],
      ["line", "M50 3v-5"],
      ["white", "M68 20a12 12 0 0 1 24 0z"],
      ["shade", "M80 8a12 12 0 0 1 12 12h-6.6c0-6 0-9.6-5.4-12z"],
      ["line", "M80 8v-5"],
      ["dark", "M40 74v-20a8 8 0 0 1 16 0v20z"],
      ["pane", "M14 54v-6a3 3 0 0 1 6 0v6zM76 54v-6a3 3 0 0 1 6 0v6z"],
    ],
  },
  "dyers-court": {
    parts: [
      ["dark", "M12 74v-19a7 7 0 0 1 14 0v19z"],
      ["pane", "M40 56v-6a3 3 0 0 1 6 0v6z"],
      ["ropes", "M6 30h86"],
      ["blue", "M40 30h10v14H40z"],
      ["red", "M54 30h10v14H54z"],
      ["gold", "M68 30h10v14H68z"],
    ],
  },
  "cinema-rif": {
    wall: "#F8E3C4",
    parts: [
      ["dark", "M12 4h74v22H12z"],
      ["neon", "RIF"],
      ["dark", "M20 74v-17a7 7 0 0 1 14 0v17zM42 74v-17a7 7 0 0 1 14 0v17zM64 74v-17a7 7 0 0 1 14 0v17z"],
    ],
  },
  "tea-house": {
    wall: "#FBEAD6",
    parts: [
      ["trunk", "M92 76c-2-8-1-16 1-24"],
      [
        "leaf",
        "M93 52c-6-7-13-5-15 1 6-2 10-2 15-1Zm0 0c5-8 13-6 14 0-5-2-9-1-14 0Zm0 0c-3-9 1-13 6-14 0 6-2 10-6 14Zm0 0c-8 0-12 6-10 11 3-5 6-8 10-11Zm0 0c8 0 11 6 9 11-3-5-5-8-9-11Z",
      ],
      ["dark", "M14 74v-19a7 7 0 0 1 14 0v19z"],
      ["white", "M36 50h40v9H36z"],
      ["green", "M36 50h8v9l-4 3-4-3zM52 50h8v9l-4 3-4-3zM68 50h8v9l-4 3-4-3z"],
      ["side", "M40 14l7-12v12l-7 12z"],
      ["cream", "M16 14l7-12h24l-7 12z"],
      ["white", "M16 14h24v12h-24z"],
    ],
  },
  fountain: {
    parts: [
      [
        "dark",
        "M10 74v-17a7 7 0 0 1 14 0v17zM30 74v-17a7 7 0 0 1 14 0v17zM54 74v-17a7 7 0 0 1 14 0v17zM74 74v-17a7 7 0 0 1 14 0v17z",
      ],
      ["water", "M33 13a22 8 0 1 1 44 0a22 8 0 1 1 -44 0z"],
      ["jet", "M55 13V4"],
    ],
  },
  bazaar: {
    parts: [
      ["white", "M-6 42L14 -6h84L104 42z"],
      ["stripe", "M-6 42h16L26-6H14zM26 42h16L46-6H36zM58 42h16L66-6H56zM90 42h14L86-6H76z"],
      ["dark", "M4 74V52h90v22z"],
      ["gold", "M12 74v-9h14v9zM32 74v-13h10v13zM70 74v-9h16v9z"],
    ],
  },
  changers: {
    parts: [
      ["dark", "M40 74v-21a9 9 0 0 1 18 0v21z"],
      ["pane", "M14 54v-6a3 3 0 0 1 6 0v6zM76 54v-6a3 3 0 0 1 6 0v6z"],
      ["gold", "M48 12a7 7 0 1 1 14 0a7 7 0 1 1 -14 0zM59 12a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z"],
    ],
  },
  telegraph: {
    wall: "#F8E3C4",
    parts: [
      ["line", "M80 24V-8M68-3h24M72 4h16"],
      ["side", "M40 14l7-12v12l-7 12z"],
      ["cream", "M10 14l7-12h30l-7 12z"],
      ["white", "M10 14h30v12h-30z"],
      [
        "pane",
        "M14 50v-6a3 3 0 0 1 6 0v6zM32 50v-6a3 3 0 0 1 6 0v6zM50 50v-6a3 3 0 0 1 6 0v6zM68 50v-6a3 3 0 0 1 6 0v6z",
      ],
      ["dark", "M40 74v-13a7 7 0 0 1 14 0v13z"],
    ],
  },
  stables: {
    parts: [["dark", "M8 74v-19a11 11 0 0 1 22 0v19zM38 74v-19a11 11 0 0 1 22 0v19zM68 74v-19a11 11 0 0 1 22 0v19z"]],
  },
  bakery: {
    wall: "#F8E3C4",
    parts: [
      ["amber", "M16 20a14 14 0 0 1 28 0z"],
      ["shade", "M30 6a14 14 0 0 1 14 14h-7.7c0-7 0-11.2-6.3-14z"],
      ["line", "M30 6v-5"],
      ["white", "M72 22V2h10v18"],
      ["dark", "M62 74v-21a9 9 0 0 1 18 0v21z"],
      ["pane", "M14 54v-6a3 3 0 0 1 6 0v6zM27 54v-6a3 3 0 0 1 6 0v6z"],
    ],
  },
  madrasa: {
    parts: [
      ["white", "M0 26v-5h8v5h8v-5h8v5h8v-5h9v5h9v-5h9v5h9v-5h9v5h8v-5h8v5h5v-5h8v5z"],
      ["green", "M36 74v-25a13 13 0 0 1 26 0v25z"],
      ["pane", "M12 56v-6a3 3 0 0 1 6 0v6zM80 56v-6a3 3 0 0 1 6 0v6z"],
    ],
  },
  "carpet-hall": {
    parts: [
      ["red", "M10 30h22v34H10z"],
      ["paper", "M21 36l7 11-7 11-7-11Z"],
      ["blue", "M66 30h22v34H66z"],
      ["paper", "M77 36l7 11-7 11-7-11Z"],
      ["dark", "M42 74v-21a7 7 0 0 1 14 0v21z"],
    ],
  },
  garage: {
    wall: "#FBEAD6",
    parts: [["stone", "M8 74V44h36v30zM8 51h36M8 58h36M8 65h36M54 74V44h36v30zM54 51h36M54 58h36M54 65h36"]],
  },
  police: {
    parts: [
      ["white", "M0 26v-5h8v5h8v-5h8v5h8v-5h9v5h9v-5h9v5h9v-5h9v5h8v-5h8v5h5v-5h8v5z"],
      ["dark", "M38 74v-21a11 11 0 0 1 22 0v21z"],
      ["pane", "M14 54v-6a3 3 0 0 1 6 0v6zM78 54v-6a3 3 0 0 1 6 0v6z"],
      ["gold", "M55 2v-14h20l-4 5 4 5H55"],
    ],
  },
  courthouse: {
    wall: "#FBEAD6",
    parts: [
      ["cream", "M4 26h90L49 4Z"],
      ["columns", "M14 74V30M32 74V30M66 74V30M84 74V30"],
      ["dark", "M40 74v-23a9 9 0 0 1 18 0v23z"],
    ],
  },
  "sea-gate": {
    parts: [
      ["white", "M0 26v-5h8v5h8v-5h8v5h8v-5h9v5h9v-5h9v5h9v-5h9v5h8v-5h8v5h5v-5h8v5z"],
      ["water", "M30 74v-25a19 19 0 0 1 38 0v25z"],
      ["waves", "M32 66c6-4 8 3 16-1s10 3 18-1"],
    ],
  },
  customs: {
    parts: [
      ["dark", "M12 74v-19a7 7 0 0 1 14 0v19z"],
      ["crate", "M40 74V56h22v18zM40 62h22M66 74V62h18v12z"],
      ["pane", "M44 46v-6a3 3 0 0 1 6 0v6zM57 46v-6a3 3 0 0 1 6 0v6zM70 46v-6a3 3 0 0 1 6 0v6z"],
    ],
  },
  airport: {
    parts: [
      ["glass", "M20 6h70v20H20z"],
      ["line", "M34 6v20M48 6v20M62 6v20M76 6v20"],
      [
        "pane",
        "M10 54v-6a3 3 0 0 1 6 0v6zM25 54v-6a3 3 0 0 1 6 0v6zM40 54v-6a3 3 0 0 1 6 0v6zM55 54v-6a3 3 0 0 1 6 0v6zM70 54v-6a3 3 0 0 1 6 0v6zM85 54v-6a3 3 0 0 1 6 0v6z",
      ],
      ["bold", "M70-2h26M83-2v8M77-8h12"],
    ],
  },
};

/** A place that nobody has drawn is a plain house. */
export function houseOf(place: string): House {
  return HOUSES[place] ?? PLAIN;
}
