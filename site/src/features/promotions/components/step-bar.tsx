import type { CallResponse } from '@pavilion/contract';
import { Button, breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { promotionsMessages } from '../messages/promotions-messages';
import { joinForm } from './own-part';
import { useNextStep } from './use-next-step';

/** Above the tab bar of phones. The scroll padding keeps a focused element from being covered. */
const Bar = styled.div`
  display: none;
  @media (max-width: ${breakpoint.phone}px) {
    position: sticky;
    bottom: var(--pv-tab-bar, 0px);
    z-index: ${token.z.sticky};
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    margin-inline: calc(-1 * ${token.layout.gutter});
    padding: ${token.space[2]} ${token.layout.gutter};
    border-top: 1px solid ${token.color.line};
    background: ${token.color.surface};
    box-shadow: ${token.shadow[2]};
    > p { display: grid; flex: none; }
    > p small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
    > p strong { font-size: ${token.text.xl}; line-height: ${token.leading.tight}; }
    > :last-child { flex: 1; }
    html:has(&) { scroll-padding-bottom: 140px; }
  }
`;

/** The amount and the next step, on phones at hand wherever the page is scrolled; wider pages have both in sight. */
export const StepBar = ({ promotion }: { readonly promotion: CallResponse<'promotionInfo'> }) => {
  const t = useMessages(promotionsMessages);
  const step = useNextStep(promotion);
  if (!step) return null;
  return (
    <Bar>
      {promotion.upTo !== null && (
        <p>
          <small>{t('upTo')}</small>
          <strong>
            <Money value={promotion.upTo} tone="value" />
          </strong>
        </p>
      )}
      {step.to === null ? (
        <Button type="submit" form={joinForm} variant={step.variant} size="lg">
          {step.label}
        </Button>
      ) : (
        <Button as={Link} to={step.to} variant={step.variant} size="lg">
          {step.label}
        </Button>
      )}
    </Bar>
  );
};
