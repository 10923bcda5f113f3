// The small game on Colyseus, in memory: PORT=… [VIEWS=1] node colyseus.mjs
// A move goes to everybody as one message; with VIEWS the table is a Schema of which each client sees his own hand.
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CARDS, HAND, SEATS, Table, draw } from './table.mjs';

const { PORT, VIEWS } = process.env;

class Broadcast extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.table = new Table();
    this.onMessage('move', (client, { n, slot }) => {
      const card = this.table.play(client.seat, n, slot);
      if (card < 0) return client.send('refused', n);
      this.broadcast('move', { n, seat: client.seat, card, turn: this.table.turn });
    });
  }

  onJoin(client) { client.seat = this.clients.length - 1; }
}

const Place = schema({ cards: t.uint8(), hand: t.array('uint8').view() }, 'Place');
const State = schema({ n: t.uint32(), turn: t.uint8(), by: t.uint8(), card: t.uint8(), places: t.array(Place) }, 'State');

class Views extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    const state = new State();
    state.n = state.turn = state.by = state.card = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const place = new Place();
      place.cards = HAND;
      for (let slot = 0; slot < HAND; slot++) place.hand.push(draw());
      state.places.push(place);
    }
    this.state = state;
    this.onMessage('move', (client, { n, slot }) => {
      if (!Table.prototype.allows.call(state, client.seat, n, slot)) return client.send('refused', n);
      const hand = state.places[client.seat].hand;
      state.card = hand[slot];
      hand[slot] = (hand[slot] + 1 + draw()) % CARDS; // another one, since only what changes is sent
      state.by = client.seat;
      state.n = n;
      state.turn = (client.seat + 1) % SEATS;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    client.seat = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.places[client.seat]);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('table', VIEWS ? Views : Broadcast);
await server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
