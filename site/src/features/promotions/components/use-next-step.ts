import type { CallResponse } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { promotionsMessages } from '../messages/promotions-messages';
import { waysOn } from './conditions';
import { actionOf, ruleType } from './rule-types';

interface NextStep {
  /** Where it leads; null for the form that takes part. */
  readonly to: string | null;
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
}

/** What the member does next about a promotion; null if that is to claim a bonus, or there is nothing to do. */
export const useNextStep = (promotion: CallResponse<'promotionInfo'>): NextStep | null => {
  const t = useMessages(promotionsMessages);
  const categoryName = useMessages(gamesMessages);
  const { own, rule, href, slug } = promotion;
  const primary = (to: string | null, label: string): NextStep => ({ to, label, variant: 'primary' });
  if (!rule) return href === null ? null : primary(href, t('view'));
  if (!own) {
    const page = `${paths.activity.discounts}?id=${encodeURIComponent(slug)}`;
    return primary(withIntended(paths.user.login, page), t('login'));
  }
  if (own.state === 'open') return primary(null, t(actionOf(rule)));
  if (own.state === 'granted') return null;
  if (own.state === 'in-progress') {
    const { running } = ruleType(rule);
    if (!running) return null;
    const { to, variant, label, category } = running.next(rule);
    return { to, variant, label: t(label, { category: category === null ? '' : categoryName(category) }) };
  }
  const way = own.state === 'needs' ? waysOn(own.needs)[0] : undefined;
  if (way) return primary(way.to, t(way.name));
  return { to: paths.activity.discounts, label: t('others'), variant: 'secondary' };
};
