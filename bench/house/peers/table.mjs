// The small game that Colyseus and the floors play: four seats in turn, eight cards each; a move plays one and draws one.
export const SEATS = 4, HAND = 8, CARDS = 32;
const MARKS = Array.from({ length: HAND }, (_, i) => ({ id: `agent-${i}`, at: 'casablanca', known: i % 2 === 0 }));

export const draw = () => Math.floor(Math.random() * CARDS);

export class Table {
  n = 0;
  turn = 0;
  hands = Array.from({ length: SEATS }, () => Array.from({ length: HAND }, draw));
  sockets = Array(SEATS);

  allows(seat, n, slot) {
    return seat === this.turn && n === this.n + 1 && Number.isInteger(slot) && slot >= 0 && slot < HAND;
  }

  /** The card that is played, or -1 where the move is not allowed. */
  play(seat, n, slot) {
    if (!this.allows(seat, n, slot)) return -1;
    const card = this.hands[seat][slot];
    this.hands[seat][slot] = draw();
    this.n = n;
    this.turn = (seat + 1) % SEATS;
    return card;
  }

  /** What a seat alone sees, about as long as what a seat of the house gets: its hand and what it may do. */
  own(seat) {
    const hand = this.hands[seat], mine = this.turn === seat;
    const legal = mine ? hand.map((card, slot) => ({ do: 'play', slot, card, to: 'table', open: true })) : [];
    return { view: { hand, legal, marks: MARKS }, decision: mine ? `${this.n}.0` : '' };
  }
}
