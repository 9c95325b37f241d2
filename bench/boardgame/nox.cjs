// NOX for four on boardgame.io's own server, kept in memory: the rules of our own NOX, without an
// end. Hands and the pile are hidden by its `playerView`. Takes two ports: sockets, lobby.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = [[1, 4, 9, 11, 15], [2, 5, 7, 12, 14], [3, 6, 8, 10, 13]];
const COPIES = 6, HAND = 3, STACKS = 6;
const colour = (card) => COLOURS.findIndex((numbers) => numbers.includes(card));
const DECK = COLOURS.flat().flatMap((card) => Array(COPIES).fill(card));

function deal(players, random) {
  const pile = random.Shuffle(DECK);
  const each = (value) => Array.from({ length: players }, value);
  return { pile, hands: each(() => pile.splice(0, HAND)), kitties: each(() => []), laid: each(() => []) };
}

function worth(kitty) {
  const shown = new Set(kitty.map(colour));
  return shown.size < COLOURS.length ? 0 : kitty.reduce((sum, card) => sum + card, 0);
}

const game = {
  name: "nox",
  setup: ({ ctx, random }) => ({
    ...deal(ctx.numPlayers, random),
    scores: Array(ctx.numPlayers).fill(0),
    round: 1,
    starter: 0,
    turn: 0,
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  moves: {
    lay: ({ G, ctx, playerID, random }, card, before, onto) => {
      const hand = G.hands[playerID], kitty = G.kitties[before];
      if (!kitty || !hand.includes(card)) return INVALID_MOVE;
      if (onto === null ? kitty.includes(card) : !kitty.includes(onto)) return INVALID_MOVE;
      if (onto !== null && colour(onto) !== colour(card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.laid[before].push(card);
      if (onto !== null) kitty.splice(kitty.indexOf(onto), 1);
      if (!kitty.includes(card)) kitty.push(card);
      const full = kitty.length === STACKS;
      if (!full && G.pile.length > 0) hand.push(G.pile.pop());
      if (full || G.hands.every((held) => held.length === 0)) {
        G.scores = G.scores.map((score, seat) => score + worth(G.kitties[seat]));
        Object.assign(G, deal(ctx.numPlayers, random));
        G.round += 1;
        G.turn = G.starter = (G.starter + 1) % ctx.numPlayers;
      } else {
        do G.turn = (G.turn + 1) % ctx.numPlayers;
        while (G.hands[G.turn].length === 0);
      }
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort } });
