import { CheckIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { protectionMessages } from '../messages/protection-messages';
import { returnTimes } from '../model/waits';

const Box = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  font-size: ${token.text.sm};
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${token.space[2]}; }
  ul { display: grid; gap: ${token.space[2]}; color: ${token.color.inkMuted}; }
  svg { margin-top: 3px; color: ${token.color.info}; }
`;

const ofBoth = [
  'consequenceNoPlay',
  'consequenceOrders',
  'consequenceTransfer',
  'consequenceOpen',
  'consequenceNoShort',
] as const;
const ofExclusion = [...ofBoth, 'consequencePerson'] as const;

/** What a time-out or a self-exclusion means, before it begins (PRO-2). */
export const Consequences = ({ kind }: { kind: 'time-out' | 'self-exclusion' }) => {
  const t = useMessages(protectionMessages);
  const isTimeOut = kind === 'time-out';
  const texts = (isTimeOut ? ofBoth : ofExclusion).map((key) => t(key));
  return (
    <Box>
      <strong>{t('consequences')}</strong>
      <ul>
        {[...texts, ...(isTimeOut ? [] : [t('consequenceReturn', returnTimes)])].map((text) => (
          <li key={text}>
            <CheckIcon size={16} />
            {text}
          </li>
        ))}
      </ul>
    </Box>
  );
};
