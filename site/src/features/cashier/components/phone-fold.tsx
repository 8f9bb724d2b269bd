import { breakpoint, ChevronDownIcon, token } from '@pavilion/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

/** How many choices phones show before the others are asked for. */
const shownOnPhones = 4;

/**
 * For a `RadioGroup` of cards with `data-folded`: phones show the first four choices, so that the amount below them is in the
 * first screen. A selected choice beyond them comes first, in place of the fourth.
 */
export const foldedOnPhones = css`
  @media (max-width: ${breakpoint.phone}px) {
    &&[data-folded] > label:nth-child(n + ${shownOnPhones + 1}):not(:has(:checked)) { display: none; }
    &&[data-folded] > label:nth-child(n + ${shownOnPhones + 1}):has(:checked) { order: -1; }
    &&[data-folded]:has(> label:nth-child(n + ${shownOnPhones + 1}) :checked) > label:nth-child(${shownOnPhones}) { display: none; }
  }
`;

const More = styled.button.attrs({ type: 'button' })`
  display: none;
  @media (max-width: ${breakpoint.phone}px) {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[1]};
    /* A larger hit area for fingers, in the same layout. */
    margin-block: -10px;
    padding-block: 10px;
    color: ${token.color.accentText};
    font-size: ${token.text.sm};
    &[aria-expanded='true'] svg { rotate: 180deg; }
  }
`;

/** Whether the choices are folded on phones, and the button that shows all of them; null where there are no more. */
export const usePhoneFold = (count: number) => {
  const t = useMessages(cashierMessages);
  const [isOpen, setOpen] = useState(false);
  if (count <= shownOnPhones) return { folded: undefined, more: null };
  return {
    folded: isOpen ? undefined : '',
    more: (
      <More aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'fewerChoices' : 'moreChoices', { count })}
        <ChevronDownIcon size={16} />
      </More>
    ),
  };
};
