/**
 * Which modules share a file. By default a bundler writes a file for each set of pages that share a module: a page of the
 * cashier took 80 files, each compressed by itself. Here the modules that the same pages need are one file, as long as the
 * pages that need only a part of it load little more. `e2e/packages/budgets.spec.ts` limits the sums.
 *
 * A file imports only files listed before it, so there is no import cycle; `chunk-order.ts` checks that.
 */
interface Group {
  readonly name: string;
  readonly test: RegExp;
}

/** A file for modules that at least two pages or deferred parts load; what only one of them loads stays in its own file. */
const shared = (name: string, ...parts: readonly string[]): Group => ({
  name,
  test: new RegExp(`(packages|site)/(${parts.join('|')})`),
});

const groups: readonly Group[] = [
  // Almost every page: amounts, icons, badges.
  shared(
    'kit',
    'ui/src/(amount|badge|events|floating|hooks|icons|messages|skeleton|themes|toast)/',
    'ui/src/modal/(controlled-modal|use-controlled)',
    'format/src/(amount|decimal|ellipsis|format-amount|group-thousands|mask|minor-units)',
    'src/shared/(calendar/(day-text|time-zone)|demo/|errors/(catalogue-row|is-uncertain|load-|use-error-toast)|games/cover-|layout/(fade|icon-tile)|member/display-name|money/|navigation/use-query|storage/stored-ids)',
  ),
  // Apart from the following one, for the boards of sports.
  shared('tabs', 'ui/src/tabs/', 'src/shared/filters/deferred'),
  // Pages with lists, filters or forms.
  shared(
    'controls',
    'ui/src/(card|checkbox|control-frame|empty|field|pagination|popover|select|text-input)/',
    'contract/src/code-message',
    'format/src/punctuation',
    'sdk/src/errors/',
    'src/shared/(calendar/zone-name|dialogs/|errors/(error-message|use-error-text)|filters/|layout/(?!fade|foot-bar|icon-tile|landing|row-skeletons)|navigation/|next-steps/deferred|paging/)',
  ),
  // Notices are also on pages without a form, which do not load the file below.
  shared(
    'notices',
    'ui/src/countdown/',
    'src/shared/(calendar/(countdown|use-due)|notice/|page/use-visible)',
  ),
  shared(
    'forms',
    'ui/src/password-input/',
    'contract/src/forms/validate-text',
    'format/src/half-width',
    'src/shared/forms/(account-input|form|initial-input|messages/|use-)',
  ),
  // Forms that are described as data. They check coin addresses by hashes, with which the results of matches are verified too.
  {
    name: 'form-data',
    test: /node_modules\/@(noble|scure)\/|contract\/src\/forms\/(coin-address|luhn|validate-form)|src\/shared\/schema-fields\//,
  },
  // Pages of members.
  shared(
    'member',
    'contract/src/wire/money',
    'sdk/src/react/money/',
    'src/shared/(coins/(coins|coin-text)|dividends/use-waiting|games/(use-send-visitor|visitor-games)|mail/|protection/use-(is-closed|protection))',
    'src/app/member/unread-',
  ),
  shared(
    'account',
    'ui/src/(ellipsis|progress|tooltip)/',
    'src/(app/(member|menus)/|shared/(member|rewards)/)',
  ),
  shared('games', 'src/shared/(games|scenes|text)/'),
  shared(
    'protection',
    'contract/src/limit-kinds',
    'src/shared/(calendar/(elapsed|use-now)|protection/(?!closed-notice|use-is-closed|use-protection))',
  ),
  shared('tables', 'ui/src/(csv|data-table)/'),
  shared('tickets', 'contract/src/sports/systems', 'src/shared/sports/tickets/'),
  shared('records', 'src/features/records/', 'src/shared/calendar/iso-time'),
  shared(
    'sports',
    'contract/src/sports/(effective|line-result|market-types|model|price)',
    'format/src/(convert-odds|format-odds|odds|ratio)',
    'src/shared/sports/(embedded|lines|main-score|market-|messages/|team-)',
  ),
  // The boards of sports and esports, without the parts that load after them.
  shared(
    'board',
    'contract/src/live/sports',
    'src/features/sports/(announcer|feed/|messages/|slip/(has-stored|hooks/use-announcer|slip-selection|use-slip-owner))',
    'src/features/sports/slip/model/(slip\\.|slip-store|stored-slip)',
    'src/features/sports/board/(deferred|hooks/|model/|components/(board-grid|board-layout|board-theme|hub|match-row|odds-cell|rail|sport-icons|sports-board|stale-strip|toolbar))',
  ),
  // The texts of those parts.
  shared('board-details', 'src/features/sports/details/'),
  shared('cashier', 'src/features/cashier/(components/side-list|messages/)'),
  // Deposits, withdrawals and transfers.
  shared(
    'amounts',
    'ui/src/(money-input|radio-group|steps)/',
    'contract/src/codes-before',
    'format/src/sanitize-amount',
    'src/shared/(payment/payment-mark|submission/)',
    'src/features/cashier/(hooks|model)/',
    'src/features/cashier/components/(cashier-unavailable|channel-picker|compact-cards|deferred-views|deposit-steps|form-|head-steps|order-line|order-skeleton|phone-fold|side-loading|summary-card)',
  ),
  shared(
    'auth',
    'src/features/auth/(components/(account-field|auth-stage|closed|form-parts|scene-panel)|hooks/use-auth-error|messages/)',
  ),
];

export const firstLoadChunks = {
  includeDependenciesRecursively: false,
  groups: [
    // What every page loads: libraries stay cached across deployments.
    { name: 'vendor', priority: groups.length + 2, test: /node_modules/, tags: ['$initial' as const] },
    { name: 'shell', priority: groups.length + 1, tags: ['$initial' as const] },
    ...groups.map((group, index) => ({ ...group, priority: groups.length - index, minShareCount: 2 })),
  ],
};
