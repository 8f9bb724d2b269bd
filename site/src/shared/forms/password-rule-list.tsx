import { memberFields, passwordRules } from '@pavilion/contract/forms';
import { breakpoint, CheckIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { formsMessages } from './forms-messages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Rule = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  transition: color ${token.motion.base} ${token.motion.out};
  &[data-met] { color: ${token.color.success}; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  [data-met] > & { border-color: transparent; background: ${token.color.success}; color: ${token.color.surface}; }
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
            <Mark aria-hidden="true">{isMet && <CheckIcon size={12} />}</Mark>
            {words[rule]}
            <span className="pv-sr-only"> {t(isMet ? 'ruleMet' : 'ruleUnmet')}</span>
          </Rule>
        );
      })}
    </List>
  );
};
