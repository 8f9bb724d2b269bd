import type { EventView } from '@pavilion/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { useAnnounce } from '../../announcer';
import type { SportsFeed } from '../../feed/sports-feed';
import { sportsMessages } from '../../messages/sports-messages';

/** Matches whose goals are announced at most. */
const most = 20;

type Score = readonly [home: number, away: number];

const scoreOf = (event: EventView | undefined): Score | undefined =>
  event?.sport === 'football' ? event.scores.ft : undefined;

interface GoalAlertsProps {
  readonly feed: SportsFeed;
  /** Ids of the matches to announce. */
  readonly matches: readonly string[];
}

/** Announces the goals of football matches in the live region of the page, as their score rises. Renders nothing. */
export const GoalAlerts = ({ feed, matches }: GoalAlertsProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const announce = useAnnounce();
  const announceGoal = useEffectEvent(({ home, away }: EventView, [h, a]: Score) =>
    announce(t('goalScored', { home: text(home.short), away: text(away.short), score: `${h}:${a}` })),
  );
  const key = matches.slice(-most).join();
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(',');
    const known = new Map(ids.map((id) => [id, scoreOf(feed.event(id))]));
    const check = (id: string) => {
      const event = feed.event(id);
      const before = known.get(id);
      const now = scoreOf(event);
      known.set(id, now);
      // A goal that a video review takes back lowers the score.
      if (event && before && now && now[0] + now[1] > before[0] + before[1]) announceGoal(event, now);
    };
    const stops = ids.map((id) => feed.subscribeEvent(id, () => check(id)));
    const release = feed.watch({ markets: 'main', events: ids });
    return () => {
      release();
      for (const stop of stops) stop();
    };
  }, [feed, key]);
  return null;
};
