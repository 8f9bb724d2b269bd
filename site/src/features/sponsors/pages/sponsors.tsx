import { dateTag } from '@pavilion/format';
import { moneyApi, useSponsorListQuery } from '@pavilion/sdk/react/money';
import { Badge, breakpoint, Card, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { Content } from '../../../shared/layout/content';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import type { PageData } from '../../../shared/page/page-data';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { bannerScenes } from '../../../shared/scenes/scene-url';
import { sponsorsMessages } from '../messages/sponsors-messages';

const Page = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
`;

const Head = styled.header`
  display: grid;
  gap: ${token.space[2]};
  h1 { font-family: ${token.font.serif}; font-size: clamp(${token.text.h3}, 3vw, ${token.text.h1}); }
  p { color: ${token.color.inkMuted}; }
`;

/** Picture and story side by side, in turns. */
const Story = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.panel};
  li:nth-child(even) > & {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    > :first-child { order: 2; }
  }
  @media (max-width: ${breakpoint.tablet}px) {
    &, li:nth-child(even) > & { grid-template-columns: minmax(0, 1fr); > :first-child { order: 0; } }
  }
`;

const Picture = styled.div`
  position: relative;
  min-height: 240px;
  overflow: hidden;
  > * { position: absolute; inset: 0; }
  @media (max-width: ${breakpoint.tablet}px) { min-height: 170px; }
`;

const Text = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space[3]};
  padding: ${token.space[8]} ${token.space[8]};
  h2 { font-family: ${token.font.serif}; font-size: ${token.text.h2}; }
  p { line-height: ${token.leading.loose}; }
  > strong { color: ${token.color.value}; font-weight: ${token.weight.medium}; }
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[5]}; h2 { font-size: ${token.text.xl}; } }
`;

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[6]};
`;

export const data: PageData = ({ dispatch }) => [dispatch(moneyApi.endpoints.sponsorList.initiate({}))];

/** `/sponsor/0`: whom the brand supports (SPO-1). */
export const SponsorsPage = () => {
  const t = useMessages(sponsorsMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { data: sponsors, error, isFetching, refetch } = useSponsorListQuery({});
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const content = () => {
    if (!sponsors && error)
      return (
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      );
    if (!sponsors) return [1, 2].map((place) => <Skeleton key={place} shape="block" height={260} />);
    if (sponsors.length === 0)
      return (
        <Card>
          <Empty
            picture={<SceneImage name="records" />}
            title={t('emptyTitle')}
            description={t('emptyText')}
          />
        </Card>
      );
    return (
      <List>
        {sponsors.map((sponsor) => {
          const scene = bannerScenes.find((each) => each === sponsor.scene) ?? 'festival';
          const { firstDay, lastDay } = sponsor;
          return (
            <li key={sponsor.id}>
              <Story>
                <Picture>
                  <SceneImage name={scene} />
                </Picture>
                <Text>
                  <Dates>
                    <Badge tone={sponsor.isRunning ? 'success' : 'neutral'}>
                      {t(sponsor.isRunning ? 'running' : 'ended')}
                    </Badge>
                    <span>
                      {lastDay === null
                        ? t('since', { first: dayText(firstDay) })
                        : t('span', { first: dayText(firstDay), last: dayText(lastDay) })}
                    </span>
                  </Dates>
                  <h2>{text(sponsor.name)}</h2>
                  <strong>{text(sponsor.summary)}</strong>
                  {sponsor.story.map((paragraph) => (
                    <p key={paragraph.en}>{text(paragraph)}</p>
                  ))}
                </Text>
              </Story>
            </li>
          );
        })}
      </List>
    );
  };
  return (
    <Page>
      <Head>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Head>
      {content()}
    </Page>
  );
};
