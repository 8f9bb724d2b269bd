import type { LocalText } from '../packages/contract/src';
import { formatMinor } from '../packages/format/src';
import { betFigures, percent } from '../packages/gateway/src/venues/fair';
import { exactHitRate } from '../packages/gateway/src/venues/slots/exact-hit-rate';
import { exactReturn } from '../packages/gateway/src/venues/slots/exact-return';
import { type Machine, type Pays, ranks } from '../packages/gateway/src/venues/slots/machine';
import { machines } from '../packages/gateway/src/venues/slots/machines';
import { pictures } from '../packages/gateway/src/venues/slots/pictures';
import { stakesOf, type Title } from '../packages/gateway/src/venues/slots/title';
import { titles } from '../packages/gateway/src/venues/slots/titles';
import { tableGames } from '../packages/gateway/src/venues/tables/games';
import type { SelectionGroup, TableGame } from '../packages/gateway/src/venues/tables/table-game';
import { handTables } from './hand-tables';
import { rounded } from './rounded';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const payRow = (name: string, pays: Pays): string => row([name, ...pays]);

const rankNames: Record<string, string> = { f: '福', g: '禄', h: '寿', i: '喜' };

const machineSection = (machine: Machine): string =>
  [
    `### ${machine.name}`,
    '',
    `${machine.lineCount} lines. Return to player **${percent(exactReturn(machine))} %**, hit rate **${percent(exactHitRate(machine))} %**.`,
    '',
    row(['Symbol', '3', '4', '5']),
    row(['---', '---:', '---:', '---:']),
    ...ranks.map((rank) => payRow(rankNames[rank] ?? `picture ${rank}`, machine.pays[rank])),
    payRow('宝塔 scatter (× whole stake)', machine.scatterPays),
    '',
    ...machine.reels.map((reel, index) => `${index + 1}. \`${reel}\``),
  ].join('\n');

const titleRow = (title: Title): string => {
  const stakes = stakesOf(title);
  return row([
    title.name['zh-CN'],
    title.name.en,
    `\`${title.code}\``,
    title.machine.name,
    title.pictures.map((picture) => pictures[picture]['zh-CN']).join(' '),
    `${formatMinor(stakes[0]!)} – ${formatMinor(stakes.at(-1)!)}`,
    `${percent(exactReturn(title.machine))} %`,
  ]);
};

/** The name in both languages, once if they are the same. */
const bothNames = ({ 'zh-CN': chinese, en }: LocalText): string => (chinese === en ? en : `${chinese} ${en}`);

/** Decimals of the returns: three for cards and the wheel, two for dice, beads and lotteries, as the design quotes them. */
const decimalsOf = ({ kind, venue }: TableGame): number =>
  venue === 'PAVILION-CP' || kind === 'sic-bo' || kind === 'fan-tan' ? 2 : 3;

interface BetRow {
  readonly names: string[];
  readonly pays: string;
  readonly returned: string;
}

/** The bets of a group; those with equal pays and returns share a row. */
const betRows = (game: TableGame, group: SelectionGroup): string[] => {
  const rows = new Map<string, BetRow>();
  const add = (name: string, selection: string): void => {
    const figures = betFigures(game, selection);
    const pays = figures.pays.map((hundredths) => formatMinor(BigInt(hundredths))).join(', ');
    const returned = `${rounded(figures.returned, decimalsOf(game))} %`;
    const key = `${pays} ${returned}`;
    const row = rows.get(key) ?? { names: [], pays, returned };
    row.names.push(name);
    rows.set(key, row);
  };
  for (const { id, name } of group.selections) add(bothNames(name), id);
  for (const { prefix, name, count, of } of group.picks ?? []) {
    const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
    add(`${bothNames(name)} (any ${count} of ${of})`, `${prefix}:${numbers.join('-')}`);
  }
  return [...rows.values()].map(({ names, pays, returned }) =>
    row([
      bothNames(group.name),
      names.length <= 4 ? names.join('; ') : `${names[0]} … ${names.at(-1)}`,
      names.length,
      pays,
      returned,
    ]),
  );
};

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

const tableGameSection = (game: TableGame): string =>
  [
    `### ${bothNames(game.name)}`,
    '',
    `\`${game.code}\`, version ${game.version}. A round every ${seconds(game.clock.period)}, bets for ${seconds(game.clock.bet)}.`,
    '',
    row(['Group', 'Bets', 'Number', 'Pays', 'Return']),
    row(['---', '---', '---:', '---:', '---:']),
    ...game.groups.flatMap((group) => betRows(game, group)),
    '',
  ].join('\n');

/** The line of `docs/games.md` below which the page is generated. */
const marker = '<!-- Generated from the machines, titles, table games and hands by `npm run generate`. -->';

const tables = (): string =>
  [
    ...machines.map((machine) => `${machineSection(machine)}\n`),
    '## Titles\n',
    row(['Title', 'English', 'Code', 'Machine', 'Pictures a to e', 'Stakes', 'Return']),
    row(['---', '---', '---', '---', '---', '---:', '---:']),
    ...titles.map(titleRow),
    '',
    '## Table games\n',
    ...tableGames.map(tableGameSection),
    '## Card games and magazines\n',
    handTables(),
  ].join('\n');

/** The text of `docs/games.md` with the tables of the current machines, titles, table games and hands. */
export const updatedGamesPage = (page: string): string => {
  const [prose, ...rest] = page.split(marker);
  if (rest.length !== 1) throw new Error(`docs/games.md needs the line ${marker} once`);
  return `${prose}${marker}\n\n${tables()}`;
};
