import type { Machine } from './machine';

/** Many small wins. */
export const steady: Machine = {
  name: 'steady',
  lineCount: 20,
  reels: [
    'iafhdfehcdfcgheighibecaesgdfbihg',
    'hdgwfchidghbisefaecigdahfbeigwcf',
    'ghfabgihdsbfedghwcfwidecgihfaiec',
    'bgefhcdhiasehgibedfadwfciegfbcgh',
    'edcfaehgcheibhgihgdfebdgbifsafdc',
  ],
  pays: {
    a: [80, 300, 1500],
    b: [60, 200, 800],
    c: [50, 150, 400],
    d: [35, 100, 300],
    e: [25, 80, 200],
    f: [15, 50, 150],
    g: [15, 50, 150],
    h: [12, 40, 120],
    i: [12, 40, 120],
  },
  scatterPays: [4, 20, 100],
};

/** Small wins and, now and then, a large one. */
export const lively: Machine = {
  name: 'lively',
  lineCount: 15,
  reels: [
    'dehgehafcigeasfbhdicfhiegidfbgih',
    'fhgfigbfedghcidhfdhgaishiecwbige',
    'ghishcwbhdfghfiwahfeideigcegfidb',
    'geifecibhgdihdbeahcfsgfihdcefgwh',
    'hcihegfedifhdsgcegihfiefacfgbdgb',
  ],
  pays: {
    a: [100, 500, 3000],
    b: [70, 350, 1500],
    c: [60, 240, 800],
    d: [50, 160, 500],
    e: [30, 100, 300],
    f: [20, 60, 200],
    g: [20, 60, 200],
    h: [15, 50, 150],
    i: [12, 40, 120],
  },
  scatterPays: [4, 20, 150],
};

/** Long losing streaks and very large wins. */
export const bold: Machine = {
  name: 'bold',
  lineCount: 10,
  reels: [
    'ibgigcbdhfchedisfeihdifhgfigaegh',
    'geifhgehdifhcewifgbhagfbghifdcis',
    'hicgfihgifghwefdgfidghebchfsdeia',
    'ghbigfasihdgiehgidwefbgcfhdcfhei',
    'fdhfdhgeicdiefgichifebgfhsebgahg',
  ],
  pays: {
    a: [200, 1000, 8000],
    b: [120, 500, 3000],
    c: [80, 300, 1500],
    d: [50, 200, 800],
    e: [35, 120, 500],
    f: [20, 80, 250],
    g: [20, 60, 200],
    h: [15, 50, 150],
    i: [15, 40, 120],
  },
  scatterPays: [5, 30, 250],
};

export const machines = [steady, lively, bold] as const;
