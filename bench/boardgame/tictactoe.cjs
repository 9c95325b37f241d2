// Random games of tic-tac-toe on boardgame.io's client, with moves checked; prints moves a second.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = (line) =>
      G.cells[line[0]] !== null && line.every((cell) => G.cells[cell] === G.cells[line[0]]);
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const seconds = Number(process.argv[2]);
const begun = performance.now();
let moves = 0;
while (performance.now() - begun < seconds * 1000) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const empty = [];
    G.cells.forEach((cell, place) => cell === null && empty.push(place));
    client.moves.lay(empty[Math.floor(Math.random() * empty.length)]);
    moves += 1;
  }
  client.stop();
}
console.log(moves / ((performance.now() - begun) / 1000));
