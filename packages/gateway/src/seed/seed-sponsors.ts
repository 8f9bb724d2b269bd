import type { LocalText } from '@pavilion/contract';
import type { Database } from '../db/database';
import { text } from '../domain/texts';

interface SeedSponsor {
  readonly id: string;
  readonly name: LocalText;
  readonly summary: LocalText;
  readonly story: readonly LocalText[];
  /** Name of a drawn scene of the kit. */
  readonly scene: string;
  readonly firstDay: string;
  readonly lastDay?: string;
}

/** Invented partners: the sandbox sponsors nobody. */
const sponsors: readonly SeedSponsor[] = [
  {
    id: 'linjiang-dragon-boats',
    name: text('临江龙舟会', 'Linjiang dragon boat club'),
    summary: text('支持三支社区龙舟队的船只与冬训。', 'Boats and winter training for three local crews.'),
    story: [
      text(
        '临江龙舟会由老船工发起，十二年来一直在旧码头义务教划桨。队员里有教师、邮差，也有刚退休的祖父母。',
        'Old boatmen founded the club; for twelve years they have taught paddling at the old pier for free. Teachers, postmen and grandparents who have just retired are among the crews.',
      ),
      text(
        '我们为三支社区队更换了船桨，并承担冬季室内划训的场地。每年端午，比赛沿江举行，岸上随到随看。',
        'We replaced the paddles of three crews and pay for the hall in which they train in winter. The race is held along the river at the Dragon Boat Festival; all are welcome to watch.',
      ),
    ],
    scene: 'regatta',
    firstDay: '2026-03-01',
  },
  {
    id: 'yunling-mountain-rescue',
    name: text('云岭山地救援队', 'Yunling mountain rescue'),
    summary: text('资助志愿救援队的装备与急救训练。', 'Gear and first-aid training for volunteer rescuers.'),
    story: [
      text(
        '云岭的救援队员平日各有工作，接到求助便放下手头的事上山。去年他们出动五十三次，多半是在雨夜。',
        'The rescuers of Yunling have jobs of their own; when a call comes they drop everything and climb. Last year they went out fifty-three times, mostly on rainy nights.',
      ),
      text(
        '我们承担绳索、担架和电台的更换，每季度一次急救复训也由我们安排讲师与场地。',
        'We pay for new ropes, stretchers and radios, and every quarter for the teacher and the hall of a first-aid refresher.',
      ),
    ],
    scene: 'rescue',
    firstDay: '2026-05-10',
  },
  {
    id: 'qingchuan-amateur-football',
    name: text('青川业余足球队', 'Qingchuan amateur football'),
    summary: text(
      '陪伴一支成人业余队踢完首个完整赛季。',
      'A first whole season for an amateur team of grown-ups.',
    ),
    story: [
      text(
        '青川队的球员是厨师、司机和护士，训练要等夜班轮空才凑得齐人。首个赛季，他们踢满了全部二十二轮。',
        'Cooks, drivers and nurses play for Qingchuan; they train whenever night shifts leave enough of them free. In their first season they played all twenty-two rounds.',
      ),
      text(
        '我们提供了球衣、车费与守门员教练。我们只支持成人队伍：未成年人的比赛不做博彩赞助。',
        'We paid for shirts, travel and a goalkeeping coach. We support teams of adults only: matches of minors get no sponsor from gambling.',
      ),
    ],
    scene: 'stadium',
    firstDay: '2025-09-01',
    lastDay: '2026-06-30',
  },
];

/** Inserts the sponsorships of a brand. */
export const seedSponsors = async (db: Database, brand: string): Promise<void> => {
  await db
    .insertInto('sponsors')
    .values(
      sponsors.map(({ id, name, summary, story, scene, firstDay, lastDay }) => ({
        id: `${brand}-${id}`,
        brand,
        name: JSON.stringify(name),
        summary: JSON.stringify(summary),
        story: JSON.stringify(story),
        scene,
        first_day: firstDay,
        last_day: lastDay ?? null,
      })),
    )
    .execute();
};
