import { type OperatorCall, operatorCalls } from '../packages/gateway/src/operator/contract';
import { unreadProperties, unsentFields } from './console-answers';
import { consoleFiles } from './console-files';
import { isTest, listFiles, readText } from './repository';

it.each(Object.entries(consoleFiles()))('%s is current (fix: npm run generate)', (path, text) => {
  expect(readText(path)).toBe(text);
});

it('[OPS-3] every call of operators without a generated form is named on a page of the console', () => {
  const pages = listFiles('packages/gateway/operator-client')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.') && !isTest(path))
    .map(readText)
    .join('');
  const unused = Object.entries<Partial<OperatorCall>>(operatorCalls)
    .filter(([name, { form }]) => !form && !new RegExp(`['".]${name}\\b`).test(pages))
    .map(([name]) => name);
  expect(unused).toEqual([]);
});

it('[OPS-3] every value of an answer to operators is read on a page (fix: show it, mark it by fact, or leave it out)', () => {
  expect(unreadProperties()).toEqual([]);
});

it('[OPS-3] every field of an act is sent by a form of its page (fix: a field of the form and of its body)', () => {
  // The page mutes a member in all rooms; the command can name one.
  expect(unsentFields()).toEqual(['roomMute.room']);
});

it('[OPS-4] texts of the console name no amount of their own (fix: one of second-operator.ts)', () => {
  const texts = listFiles('packages/gateway/operator-client/texts', 'packages/gateway/src/operator/contract');
  expect(texts.filter((path) => /\d,\d{3}/.test(readText(path)))).toEqual([]);
});
