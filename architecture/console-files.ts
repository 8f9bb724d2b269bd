/** Generates what pages of the console need of the gateway, since they import only types of it: names and forms of acts, facts, rules of promotions, VIP levels. */
import { inEachLanguage, messagesIn } from '../packages/format/src';
import { topLevel } from '../packages/gateway/src/domain/vip-rules';
import {
  type MemberAct,
  type OperatorCall,
  operatorCalls,
  type RuleForm,
  sessionCalls,
} from '../packages/gateway/src/operator/contract';
import {
  checkStart,
  factsOf,
  fieldsOfObject,
  formFieldsOf,
} from '../packages/gateway/src/operator/contract/forms';
import {
  type WrittenRuleType,
  writtenRules,
} from '../packages/gateway/src/operator/contract/promotion-rules';
import { secondOperatorTexts } from '../packages/gateway/src/operator/contract/second-operator';
import { pages } from '../site/src/routes/pages';
import { paths } from '../site/src/routes/paths';
import { type RouteRow, routeTable } from '../site/src/routes/route-table';
import { titles } from '../site/src/routes/titles';
import { bannerScenes } from '../site/src/shared/scenes/scene-url';

const formOf = (act: MemberAct['act'], call: OperatorCall): MemberAct | undefined => {
  if (!call.form) return undefined;
  try {
    const fields = formFieldsOf(call);
    checkStart(call.form.start, fields, operatorCalls.memberInfo.response);
    return { act, ...call.form, fields };
  } catch (cause) {
    throw new Error(`${act} has no form: ${(cause as Error).message}`, { cause });
  }
};

const actsSource = (): string => {
  const calls = Object.entries<Partial<OperatorCall>>({ ...sessionCalls, ...operatorCalls });
  const names = calls.flatMap(([act, { name }]) => (name ? [`  ${act}: ${JSON.stringify(name)},\n`] : []));
  const forms = (Object.entries(operatorCalls) as [MemberAct['act'], OperatorCall][])
    .map(([act, call]) => formOf(act, call))
    .filter((form) => form !== undefined);
  return [
    "import type { MemberAct } from '../src/operator/contract';\n\n",
    '/** Generated from the calls of operators by `npm run generate`: the names of all acts. */\n',
    `export const actNames = {\n${names.join('')}};\n\n`,
    '/** The acts whose button and form are on the page of a member. */\n',
    `export const memberActs: readonly MemberAct[] = [\n${forms.map((form) => `  ${JSON.stringify(form)},\n`).join('')}];\n`,
  ].join('');
};

const factsSource = (): string => {
  const lists = Object.entries<OperatorCall>(operatorCalls).flatMap(([name, { response }]) => {
    const facts = factsOf(response);
    return facts.length > 0 ? [`  ${name}: ${JSON.stringify(facts)},\n`] : [];
  });
  return [
    "import type { Fact } from '../src/operator/contract';\n\n",
    '/** Generated from the answers of the calls of operators by `npm run generate`: what pages list of them. */\n',
    `export const callFacts = {\n${lists.join('')}} satisfies Readonly<Record<string, readonly Fact[]>>;\n`,
  ].join('');
};

const rulesSource = (): string => {
  const forms = Object.entries(writtenRules).map(
    ([type, { name, hint, fields }]): RuleForm => ({
      type: type as WrittenRuleType,
      name,
      hint,
      fields: fieldsOfObject(fields),
    }),
  );
  return [
    "import type { RuleForm } from '../src/operator/contract';\n\n",
    '/** Generated from the rules that operators write by `npm run generate`. */\n',
    `export const ruleForms: readonly RuleForm[] = [\n${forms.map((form) => `  ${JSON.stringify(form)},\n`).join('')}];\n`,
  ].join('');
};

/** Pages that a mail or a promotion can lead a member to: not those for visitors alone, without the header, or in a venue's frame. */
const pagesSource = (): string => {
  const listed = (rows: readonly RouteRow[]) =>
    rows
      .map(({ id, path }) => ({
        path,
        title: inEachLanguage((language) => messagesIn(titles, language)[id]),
      }))
      .map((page) => `  ${JSON.stringify(page)},\n`)
      .join('');
  const rows = routeTable.filter(
    ({ access, layout, path, page }) =>
      access !== 'guest' && layout !== 'bare' && path !== paths.notFound && page !== pages.embedded,
  );
  return [
    "import type { LocalText } from '@pavilion/contract';\n\n",
    '/** Generated from the routes of the site by `npm run generate`: pages that operators can link. */\n',
    `export const sitePages: readonly { readonly path: string; readonly title: LocalText }[] = [\n${listed(rows)}];\n\n`,
    '/** Pages for visitors alone: banners and pop-ups can lead there, members then get Home. */\n',
    `export const guestPages: typeof sitePages = [\n${listed(routeTable.filter(({ access }) => access === 'guest'))}];\n`,
  ].join('');
};

/** The text of each generated file, by its path in the repository. */
export const consoleFiles = (): Readonly<Record<string, string>> => ({
  'packages/gateway/operator-client/acts.generated.ts': actsSource(),
  'packages/gateway/operator-client/facts.generated.ts': factsSource(),
  'packages/gateway/operator-client/rule-forms.generated.ts': rulesSource(),
  'packages/gateway/operator-client/parts/site-pages.generated.ts': pagesSource(),
  'packages/gateway/src/operator/contract/scenes.generated.ts': [
    '/** Generated from the scenes of the site by `npm run generate`: pictures of banners, floating icons and pop-ups. */',
    `export const placementScenes = ${JSON.stringify(bannerScenes)} as const;`,
    '',
  ].join('\n'),
  'packages/gateway/operator-client/second-operator.generated.ts': [
    '/** Generated by `npm run generate`: the amounts above which a second operator confirms. */',
    `export const secondOperatorAbove = ${JSON.stringify(secondOperatorTexts)};`,
    '',
  ].join('\n'),
  'packages/gateway/operator-client/parts/vip-levels.generated.ts': [
    '// Generated from the VIP levels of the gateway by `npm run generate`. Do not edit.',
    `export const topVipLevel = ${topLevel};`,
    '',
  ].join('\n'),
});
