import { memberFields, passwordRules } from '@pavilion/contract/forms';
import { CheckIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { formsMessages } from './forms-messages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  /* The strength above has room of its own below its bars. */
  margin-top: calc(-1 * ${token.space[1]});
`;

const Rule = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  transition: color ${token.motion.base} ${token.motion.out};
  &[data-met] { color: ${token.color.success}; }
`;

/** A dot, in place of which a check of the same width appears. */
const CheckMark = styled.span`
  display: grid;
  place-items: center;
  width: 12px;
  height: 12px;
  &:empty::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: ${token.radius.full};
    background: ${token.color.lineStrong};
  }
`;

/** The rules of a new password. A met rule is marked by icon, colour and a text for screen readers. */
export const PasswordRuleList = ({ id, password }: { id: string; password: string }) => {
  const t = useMessages(formsMessages);
  const { minLength: min, maxLength: max } = memberFields.password;
  const words: Readonly<Record<keyof typeof passwordRules, string>> = {
    length: t('ruleLength', { min, max }),
    letter: t('ruleLetter'),
    digit: t('ruleDigit'),
    plain: t('rulePlain'),
  };
  return (
    <List id={id} aria-label={t('passwordRules')}>
      {(Object.keys(words) as (keyof typeof words)[]).map((rule) => {
        const isMet = passwordRules[rule](password);
        return (
          <Rule key={rule} data-met={isMet ? '' : undefined}>
            <CheckMark aria-hidden="true">{isMet && <CheckIcon size={12} />}</CheckMark>
            {words[rule]}
            <span className="pv-sr-only"> {t(isMet ? 'ruleMet' : 'ruleUnmet')}</span>
          </Rule>
        );
      })}
    </List>
  );
};
