import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, Id, LocalText, oneOf } from '../entities/common';

/** Pieces are drawn as dice, as balls with the colour of their number, as other balls, or as plates of racing cars. */
const LastDraw = Type.Object({
  round: Type.String({ pattern: '^\\d{12}$', examples: ['202611240122'] }),
  pieces: oneOf(['dice', 'colouredBalls', 'balls', 'cars'] as const),
  numbers: Type.Array(Type.Integer({ minimum: 0 }), { examples: [[3, 5, 2]] }),
});

const TableRoundState = Type.Object({
  gameCode: Id,
  round: Type.String({ pattern: '^\\d{12}$', examples: ['202611240123'] }),
  phase: oneOf(['betting', 'closed', 'reveal'] as const),
  leftMs: Type.Integer({ minimum: 0, description: 'Milliseconds until the next phase' }),
  marks: Type.Array(
    Type.Object({ text: LocalText, tone: oneOf(['red', 'blue', 'green', 'gold', 'black'] as const) }),
    {
      description: 'The latest results in one word each, oldest first',
    },
  ),
  lastDraw: Type.Optional(LastDraw),
});

export const tableRounds = defineCall({
  path: '/game/api/v1/table/rounds',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The running round of each table game that the brand offers, and its latest results',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Games'] },
  request: Empty,
  response: Type.Array(TableRoundState),
});
