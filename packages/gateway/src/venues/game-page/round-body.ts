/** The schema of the call that stakes a round: its key, which the client chooses, and the stake. */
export const roundBody = {
  type: 'object',
  required: ['key', 'stake'],
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    stake: { type: 'string', pattern: '^\\d{1,12}\\.\\d{2}$' },
  },
} as const;
