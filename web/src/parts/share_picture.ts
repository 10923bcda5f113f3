/** A finished game as a picture to share: its poster, how it ended, and who sat there. */

import { game as gameInfo } from "../house/api";
import type { TableInfo } from "../house/protocol";
import { words } from "../words/speech.svelte";
import { copyAddress } from "./clipboard";

const [WIDTH, HEIGHT] = [1200, 630];
const [PAPER, RAISED, INK, QUIET] = ["#f4ecdc", "#fcf8ee", "#1b2433", "#4a5263"];
const LEFT = 524;
const ROOM = WIDTH - LEFT - 56;

/** Hands the picture and the link to whatever the device shares with; else the picture is saved and the link copied. */
export async function sharePicture(info: TableInfo, names: string[], result: string): Promise<void> {
  const address = `${location.origin}/review/${info.table}`;
  const file = new File([await picture(info, names, result)], `valise-${info.table}.png`, { type: "image/png" });
  const shared = { files: [file], title: result, url: address };
  if (navigator.canShare?.(shared)) {
    await navigator.share(shared).catch(() => {}); // who closes the list has changed his mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  await copyAddress(address);
}

async function picture(info: TableInfo, names: string[], result: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const { name } = await gameInfo(info.game);
  await Promise.all([document.fonts.load("60px Federo"), document.fonts.load("30px 'Jost Variable'")]);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = RAISED;
  pen.fillRect(64, 50, 394, 530);
  pen.drawImage(await poster(info.game), 79, 65, 364, 500);
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(65.5, 51.5, 391, 527);

  pen.fillStyle = QUIET;
  pen.font = "40px Federo";
  pen.fillText(name, LEFT, 106, ROOM);
  pen.fillStyle = INK;
  pen.font = "54px Federo";
  let y = 180;
  for (const line of wrapped(pen, result).slice(0, 4)) {
    pen.fillText(line, LEFT, y);
    y += 62;
  }
  const won = new Set((info.outcome?.winners as number[] | undefined) ?? []);
  const size = names.length > 5 ? 26 : 32;
  y += 14;
  names.forEach((each, seat) => {
    pen.font = `${won.has(seat) ? 600 : 400} ${size}px "Jost Variable"`;
    pen.fillStyle = won.has(seat) ? INK : QUIET;
    pen.fillText(`${won.has(seat) ? "◆" : "◇"}  ${each}`, LEFT, y, ROOM);
    y += size * 1.3;
  });
  pen.fillStyle = INK;
  pen.font = "34px Federo";
  pen.fillText(`Valise · ${location.host}`, LEFT, 574, ROOM);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(words.noPicture))), "image/png"),
  );
}

function poster(game: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image(728, 1000);
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(words.noPicture));
    image.src = `/api/games/${game}/poster.svg`;
  });
}

function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= ROOM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
