// @ts-check

/**
 * Basic strategy of blackjack with eight decks: the dealer stands on soft 17, doubling after a split is allowed, one split.
 * Columns are the dealer's card from 2 to 10 and ace. H hit, S stand, D double (else hit), T double (else stand), P split.
 *
 * @type {[kind: 'hard' | 'soft' | 'pairs', rows: [label: string, acts: string][]][]}
 */
export const strategy = [
  [
    'hard',
    [
      ['5–8', 'HHHHHHHHHH'],
      ['9', 'HDDDDHHHHH'],
      ['10', 'DDDDDDDDHH'],
      ['11', 'DDDDDDDDDH'],
      ['12', 'HHSSSHHHHH'],
      ['13–16', 'SSSSSHHHHH'],
      ['17+', 'SSSSSSSSSS'],
    ],
  ],
  [
    'soft',
    [
      ['A2–A3', 'HHHDDHHHHH'],
      ['A4–A5', 'HHDDDHHHHH'],
      ['A6', 'HDDDDHHHHH'],
      ['A7', 'STTTTSSHHH'],
      ['A8–A9', 'SSSSSSSSSS'],
    ],
  ],
  [
    'pairs',
    [
      ['2–2, 3–3', 'PPPPPPHHHH'],
      ['4–4', 'HHHPPHHHHH'],
      ['5–5', 'DDDDDDDDHH'],
      ['6–6', 'PPPPPHHHHH'],
      ['7–7', 'PPPPPPHHHH'],
      ['8–8', 'PPPPPPPPPP'],
      ['9–9', 'PPPPPSPPSS'],
      ['10–10', 'SSSSSSSSSS'],
      ['A–A', 'PPPPPPPPPP'],
    ],
  ],
];

export const dealerCards = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];
