// The least that Node can do: bare sockets, and a log in SQLite with a commit for each turn of the loop.
// PORT=… FILE=… [VIEWS=1: each seat is sent its own text] node floor.mjs
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';
import { Table } from './table.mjs';

const { PORT, FILE, VIEWS } = process.env;
const db = new DatabaseSync(FILE);
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL');
db.exec('CREATE TABLE log (id INTEGER PRIMARY KEY, name TEXT, n INTEGER, seat INTEGER, slot INTEGER, at REAL)');
const [add, begin, commit] = ['INSERT INTO log (name, n, seat, slot, at) VALUES (?, ?, ?, ?, ?)', 'BEGIN', 'COMMIT'].map((sql) => db.prepare(sql));
const tables = new Map();
let waiting = []; // texts that are sent once they are written

function endTurn() {
  commit.run();
  for (const [socket, text] of waiting) socket.send(text);
  waiting = [];
}

new WebSocketServer({ port: Number(PORT), host: '127.0.0.1', perMessageDeflate: false }).on('connection', (socket, request) => {
  const asked = new URL(request.url, 'http://x').searchParams;
  const name = asked.get('table'), seat = Number(asked.get('seat'));
  if (!tables.has(name)) tables.set(name, new Table());
  const table = tables.get(name);
  table.sockets[seat] = socket;
  socket.on('close', () => tables.delete(name));
  socket.on('message', (data) => {
    const { n, slot } = JSON.parse(data);
    const card = table.play(seat, n, slot);
    if (card < 0) return socket.send('{"is":"refused"}');
    if (!waiting.length) { begin.run(); setImmediate(endTurn); }
    add.run(name, n, seat, slot, Date.now() / 1e3);
    const moved = { is: 'move', table: name, n, seat, card, turn: table.turn };
    const one = JSON.stringify(moved);
    table.sockets.forEach((each, place) => {
      waiting.push([each, VIEWS ? JSON.stringify({ ...moved, own: table.own(place) }) : one]);
    });
  });
});
process.on('SIGTERM', () => process.exit(0));
