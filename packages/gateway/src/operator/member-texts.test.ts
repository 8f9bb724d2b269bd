import type { TSchema } from '@sinclair/typebox';
import { createSimulation } from '../domain/sports';
import { createScenarios, type Scenarios } from '../testing/operator-scenarios';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { type OperatorActName, type OperatorCallName, operatorCalls } from './contract';
import { readByMembers } from './contract/define';

const names = Object.keys(operatorCalls) as OperatorCallName[];
const acts = names.filter((name) => operatorCalls[name].kind === 'act') as OperatorActName[];
const fieldsOf = (name: OperatorActName) =>
  Object.entries<TSchema>(operatorCalls[name].request.properties as Record<string, TSchema>);

/** The schemas of the parts of an object, of all its variants. */
const partsOf = ({ properties = {}, oneOf = [] }: TSchema): TSchema[] => [
  ...Object.values<TSchema>(properties),
  ...oneOf.flatMap(partsOf),
];
const isMarked = (schema: TSchema): boolean =>
  schema[readByMembers] === true || partsOf(schema).some(isMarked);
/** Text of any characters, as opposed to an id, a key, a choice, a moment or a number. */
const isFreeText = ({ type, maxLength = Infinity, pattern = '', enum: values }: TSchema) =>
  type === 'string' && !values && maxLength > 0 && (pattern === '' || pattern === '\\S');

/** Written by hand: a new text of an act belongs to those that members read, or to the others. */
const membersRead = [
  'agentApplicationReview.reason',
  'assistedRefuse.reason',
  'bannerSave.button',
  'bannerSave.text',
  'bannerSave.title',
  'broadcastSend.body',
  'broadcastSend.title',
  'changeReview.reason',
  'grantRevoke.reason',
  'iconSave.title',
  'mallGiftAdd.title',
  'mallOrderRefuse.reason',
  'nameReview.reason',
  'noticePublish.body',
  'noticePublish.title',
  'operatorAdd.title',
  'popUpSave.button',
  'popUpSave.text',
  'popUpSave.title',
  'promotionAdd.rule',
  'promotionAdd.summary',
  'promotionAdd.terms',
  'promotionAdd.title',
  'promotionDecide.reason',
  'promotionEdit.rule',
  'promotionEdit.summary',
  'promotionEdit.terms',
  'promotionEdit.title',
  'sponsorSave.name',
  'sponsorSave.story',
  'sponsorSave.summary',
  'terminalSave.text',
  'terminalSave.title',
];
/** Ids, passwords, words that rooms refuse, remarks for operators; the answer in a thread is checked where it is stored. */
const others = [
  /\.(id|account|member|code|room|message|order|brand|event|excluded|game|note)$/,
  /^((addressRestrict|addressAllow)\.address|phone(Refuse|Allow)\.phone|deviceBlock\.session|deviceUnblock\.device)$/,
  /^(passwordSet\.(current|password)|bannedWord(Add|Remove)\.word)$/,
  /^(requestDecline|roomMute)\.reason$/,
  /^(grantGive\.occasion|round(Void|Settle)\.round|venueSet\.venue)$/,
  /^threadAnswer\.text$/,
];

describe('texts of operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let admin: TestOperator;
  let scenarios: Scenarios;
  withTestConsole(
    async (...opened) => {
      [gateway, console] = opened;
      scenarios = createScenarios(gateway, console);
      admin = await console.newOperator('admin', ['admin']);
    },
    { payerDelay: null, sportsEngine: createSimulation },
  );

  it('[SUP-2] are for members or for others, as these lists say', () => {
    const texts = acts.flatMap((name) =>
      fieldsOf(name).flatMap(([field, schema]) =>
        isMarked(schema) || isFreeText(schema) ? [{ field: `${name}.${field}`, schema }] : [],
      ),
    );
    const marked = texts.filter(({ schema }) => isMarked(schema)).map(({ field }) => field);
    expect(marked.sort()).toEqual(membersRead);
    const unplaced = texts
      .filter(({ field, schema }) => !isMarked(schema) && !others.some((pattern) => pattern.test(field)))
      .map(({ field }) => field);
    expect(unplaced).toEqual([]);
  });

  const rows = async () => {
    const count = async (table: 'operator_acts' | 'operator_requests' | 'mails') =>
      (await gateway.services.db.selectFrom(table).select('id').execute()).length;
    return [await count('operator_acts'), await count('operator_requests'), await count('mails')];
  };

  const attempts = [
    ['a card number', 'Pay to 4111 1111 1111 1111 please', 'card-number'],
    ['a coin address', '请付款到 TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'coin-address'],
  ] as const;

  describe.each(attempts)('with %s', (_, text, reason) => {
    it.each([...membersRead, 'threadAnswer.text'])('[SUP-2] are refused in %s', async (path) => {
      const [name, field] = path.split('.') as [OperatorActName, string];
      const { body } = await scenarios[name]();
      const schema = Object.fromEntries(fieldsOf(name))[field]!;
      const good = { 'zh-CN': '请联系客服', en: 'Ask support' };
      const inLanguages = [
        { ...good, en: text.slice(0, 80) },
        { ...good, 'zh-CN': text.slice(0, 80) },
      ];
      const values = schema.oneOf
        ? inLanguages.map((question) => ({ type: 'manual', amount: '18', question }))
        : schema.type === 'object'
          ? inLanguages
          : [name === 'operatorAdd' && reason === 'card-number' ? '4111 1111 1111 1111' : text];
      for (const value of values) {
        // The name of an operator is shorter than a coin address.
        if (name === 'operatorAdd' && reason === 'coin-address') continue;
        const before = await rows();
        const answer = await admin.call(name, { ...body, [field]: value } as never);
        expect(answer).toMatchObject({
          http: 409,
          error: 'refused',
          data: { code: 20512, data: { field, reason } },
        });
        expect(await rows()).toEqual(before);
      }
    });
  });

  it('[SUP-2] leave tracking numbers alone, which are long numbers themselves and nothing else', async () => {
    const { body } = await scenarios.mallOrderMove();
    await admin.call('mallOrderMove', body);
    const ship = (tracking: string) =>
      admin.call('mallOrderMove', { id: body.id, state: 'shipped', tracking });
    for (const tracking of ['Pay to 4111111111111111', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'])
      expect(await ship(tracking)).toMatchObject({ error: 'invalid-request' });
    expect((await ship('SF4111111111111111')).data.outcome).toBe('done');
  });
});
