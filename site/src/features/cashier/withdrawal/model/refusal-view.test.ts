import { withdrawalRefusals } from '@pavilion/contract';
import { languageIds } from '@pavilion/format';
import { paths } from '../../../../routes/paths';
import { translate } from '../../../../shared/messages';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { refusalLinks } from './refusal-view';

describe.each(withdrawalRefusals)('the withdrawal refusal %s', (refusal) => {
  it.each(languageIds)('[APP-3] has a link to another page of the site (%s)', (locale) => {
    const { text, to } = refusalLinks[refusal];
    expect(translate(withdrawalMessages, locale, {})(text)).not.toBe('');
    expect(JSON.stringify(paths)).toContain(JSON.stringify(to));
    expect(to).not.toBe(paths.mine.finance.withdrawal);
  });
});
