/** The route map around Tangier: coasts, links as they curve, and where the names of cities stand. */

type Anchor = "start" | "middle" | "end";

export const LAND = [
  "M0 152C40 138 92 150 122 168C150 178 186 196 184 222C176 240 152 240 154 256C160 268 180 258 196 260C214 264 226 276 222 292C206 300 192 302 186 320C170 340 140 352 130 380C122 402 132 424 124 444C112 436 106 420 90 422C70 426 66 452 84 468C98 476 106 468 114 478C120 494 130 500 142 508C110 506 60 486 40 456C20 426 4 410 0 392Z",
  "M142 508C168 496 202 514 216 540C238 548 240 572 222 592C212 618 192 640 178 672C170 690 156 690 152 668C146 632 150 610 138 590C120 566 122 530 142 508Z",
  "M192 40C214 20 262 22 278 44C272 70 244 90 224 102C206 94 192 70 192 40Z",
  "M216 130C226 116 252 116 262 128C258 146 226 148 216 130Z",
  "M334 112C346 100 338 88 332 76C328 58 338 42 352 38C358 52 364 62 374 72C390 84 390 98 378 104C362 110 348 116 334 112ZM300 92C300 78 312 70 322 76C328 88 318 104 300 92Z",
  "M430 86C420 60 440 20 470 0H546C534 30 522 50 502 72C494 94 480 120 466 112C456 100 446 98 430 86Z",
  "M270 306C264 288 268 268 284 264C302 260 320 264 328 252C330 236 314 228 322 216C338 210 352 202 364 188C374 170 390 158 406 150C416 138 424 128 424 110C434 102 442 108 440 122C448 136 462 140 478 138C502 132 516 118 522 100C530 70 562 42 600 34C650 20 712 26 760 34V586C744 600 730 588 716 598C704 612 690 620 674 626C660 640 646 646 634 634C638 620 652 612 650 596C644 612 648 626 640 612C632 600 636 574 630 556C622 566 628 590 616 602C606 590 602 560 598 540C602 520 604 506 592 494C582 486 572 486 566 476C572 492 584 494 578 506C568 516 556 522 548 516C540 490 530 462 530 438C556 416 590 410 598 380C586 368 566 380 548 374C532 366 528 350 536 340C524 332 520 344 514 356C500 352 494 322 482 300C472 290 464 296 466 308C472 326 482 344 474 356C460 352 446 332 436 312C428 296 412 294 398 296C384 300 372 308 362 320C354 336 342 348 322 348C300 344 276 330 270 306Z",
  "M316 386C330 366 356 364 382 372C404 378 424 372 442 380C448 398 454 410 472 412C492 410 508 416 522 434C528 468 536 500 550 520C560 528 570 526 572 532C566 552 540 572 530 596C522 630 502 660 472 668C456 650 450 620 444 600C430 572 424 552 412 538C384 526 340 538 306 528C276 520 254 500 250 480C258 446 290 412 316 386Z",
];

export const LAKES =
  "M566 306c14-10 40-10 50 2-4 16-22 14-30 18-12 0-22-8-20-20ZM660 300c10-10 20 2 18 18 4 18-2 36-10 42-10-10-4-30-8-60Z";

/** Links that curve. */
const CURVES: Record<string, string> = {
  "azores dakar": "M214 392Q226 439 252 480",
  "azores lisbon": "M214 392Q240 339 284 294",
  "azores new-york": "M214 392Q186 353 172 316",
  "azores tangier": "M214 392Q271 389 350 384",
  "berlin brussels": "M506 160Q456 158 398 172",
  "berlin kiev": "M506 160Q557 193 594 238",
  "berlin london": "M506 160C470 110 420 86 362 84",
  "berlin moscow": "M506 160C560 128 630 128 684 160",
  "berlin rome": "M506 160Q487 217 454 292",
  "bombay dakar": "M600 540Q441 534 252 480",
  "bombay hong-kong": "M600 540Q627 592 640 634",
  "bombay cairo": "M600 540Q563 490 506 430",
  "bombay tangier": "M600 540Q495 474 350 384",
  "brussels london": "M398 172Q381 120 362 84",
  "brussels paris": "M398 172Q383 205 366 252",
  "brussels reykjavik": "M398 172Q316 139 238 132",
  "dakar honolulu": "M252 480Q155 557 84 612",
  "hong-kong honolulu": "M640 634C500 690 260 690 84 612",
  "hong-kong peking": "M640 634Q680 604 708 566",
  "hong-kong tashkent": "M640 634Q673 536 676 424",
  "honolulu new-york": "M84 612Q105 472 172 316",
  "honolulu peking": "M84 612C190 716 420 716 540 706S708 640 708 566",
  "honolulu washington": "M84 612C50 540 50 450 86 372",
  "istanbul kiev": "M548 340Q579 285 594 238",
  "istanbul cairo": "M548 340Q535 385 506 430",
  "istanbul rome": "M548 340Q509 313 454 292",
  "istanbul tangier": "M548 340Q465 358 350 384",
  "kiev moscow": "M594 238Q647 194 684 160",
  "kiev tashkent": "M594 238Q651 328 676 424",
  "cairo tashkent": "M506 430Q604 429 676 424",
  "lisbon paris": "M284 294Q323 266 366 252",
  "lisbon reykjavik": "M284 294Q255 201 238 132",
  "london reykjavik": "M362 84C320 84 270 100 238 132",
  "moscow tashkent": "M684 160C716 240 716 340 676 424",
  "new-york reykjavik": "M172 316Q194 212 238 132",
  "new-york washington": "M172 316Q121 343 86 372",
  "paris rome": "M366 252Q414 265 454 292",
  "paris tangier": "M366 252Q359 307 350 384",
  "peking tashkent": "M708 566Q703 499 676 424",
  "reykjavik washington": "M238 132C160 170 96 270 86 372",
};

/** Below or beside the city: agents stand above it. */
const LABELS: Record<string, [x: number, y: number, anchor: Anchor]> = {
  washington: [86, 406, "middle"],
  "new-york": [188, 336, "start"],
  reykjavik: [226, 152, "end"],
  london: [338, 100, "end"],
  brussels: [412, 190, "start"],
  paris: [354, 270, "end"],
  lisbon: [296, 312, "start"],
  tangier: [350, 418, "middle"],
  rome: [468, 310, "start"],
  berlin: [516, 184, "start"],
  kiev: [579, 252, "end"],
  moscow: [684, 196, "middle"],
  istanbul: [548, 368, "middle"],
  tashkent: [660, 446, "end"],
  cairo: [492, 450, "end"],
  bombay: [586, 560, "end"],
  dakar: [238, 500, "end"],
  azores: [214, 424, "middle"],
  honolulu: [84, 640, "middle"],
  "hong-kong": [622, 648, "end"],
  peking: [708, 598, "middle"],
};
/** The path of a link, in either direction; straight where the cities are not those of the drawn world. */
export function curve(one: { id: string; x: number; y: number }, two: { id: string; x: number; y: number }): string {
  for (const [a, b] of [
    [one, two],
    [two, one],
  ] as const) {
    const drawn = CURVES[`${a.id} ${b.id}`];
    if (drawn?.startsWith(`M${a.x} ${a.y}`) && drawn.endsWith(` ${b.x} ${b.y}`)) return drawn;
  }
  return `M${one.x} ${one.y}Q${(one.x + two.x) / 2} ${(one.y + two.y) / 2} ${two.x} ${two.y}`;
}

/** Whether the places are those of the drawn world. */
export function isWorld(places: { id: string }[]): boolean {
  return places.length === Object.keys(LABELS).length && places.every((place) => place.id in LABELS);
}

export function labelSpot(place: { id: string; x: number; y: number }, world: boolean): [number, number, Anchor] {
  return (world && LABELS[place.id]) || [place.x, place.y + 38, "middle"];
}
