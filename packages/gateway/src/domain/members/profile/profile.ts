import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type ProfileField,
  profileFields,
} from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayMs } from '../../../durations';
import type { Persons } from '../../protection';
import type { Nicknames } from '../nicknames';
import { profileRules } from './profile-rules';

/** How long a nickname stays before it can be changed again, in milliseconds. */
export const nicknameKeptFor = 30 * dayMs;

interface Ports {
  readonly db: Database;
  readonly clock: Clock;
  readonly nicknames: Nicknames;
  readonly persons: Pick<Persons, 'ownerOfPhone' | 'isPhoneTaken'>;
}

/** Nickname and avatar (PFL-1), and the parts that a review changes, as they are. */
export const createProfile = ({ db, clock, nicknames, persons }: Ports) => {
  const readNickname = async (entered: string): Promise<string> => {
    const nickname = normalizeMemberField(memberFields.nickname, entered).normalize('NFKC');
    const error = validateMemberField(memberFields.nickname, nickname);
    if (error) throw fieldError({ field: 'nickname', ...error });
    // guard: nickname-by-the-rules-of-rooms
    if (!(await nicknames.isAllowed(nickname))) throw fieldError({ field: 'nickname', reason: 'blocked' });
    return nickname;
  };
  const changeableAt = (changedAt: Date | null): Date | null => {
    const at = changedAt && new Date(changedAt.getTime() + nicknameKeptFor);
    return at && at.getTime() > clock.now() ? at : null;
  };
  const rowOf = (memberId: string) =>
    db
      .selectFrom('members')
      .select(['nickname', 'nickname_changed_at', 'password_changed_at', 'registered_at', 'phone'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();

  return {
    async info(memberId: string): Promise<CallResponse<'profileInfo'>> {
      const [row, ...current] = await Promise.all([
        rowOf(memberId),
        ...profileFields.map(async (field) => {
          const { current: read, mask } = profileRules[field];
          const value = await read(db, memberId);
          return [field, value && mask(value)] as const;
        }),
      ]);
      return {
        nicknameChangeableAt: changeableAt(row.nickname_changed_at)?.toISOString() ?? null,
        phoneVerified: row.phone !== null && (await persons.ownerOfPhone(row.phone)) === memberId,
        phoneTaken: row.phone !== null && (await persons.isPhoneTaken(memberId, row.phone)),
        passwordChangedAt: (row.password_changed_at ?? row.registered_at).toISOString(),
        current: Object.fromEntries(current) as Record<ProfileField, string | null>,
      };
    },

    /**
     * Changes nickname or avatar. The same nickname again changes nothing.
     *
     * @throws BusinessError 10003 for a nickname that is not allowed, 20118 within 30 days of the last change.
     */
    async save(memberId: string, { nickname, avatar, ...others }: CallRequest<'profileSave'>): Promise<void> {
      // A further field of the request does not compile until it is saved here.
      others satisfies Record<string, never>;
      const chosen = nickname === undefined ? undefined : await readNickname(nickname);
      if (chosen !== undefined) {
        const at = momentOf(clock);
        const changed = await db
          .updateTable('members')
          .set({ nickname: chosen, nickname_changed_at: at })
          .where('id', '=', memberId)
          .where('nickname', '<>', chosen)
          // guard: nickname-kept-for-a-while
          .where((each) =>
            each.or([
              each('nickname_changed_at', 'is', null),
              each('nickname_changed_at', '<=', new Date(at.getTime() - nicknameKeptFor)),
            ]),
          )
          .returning('id')
          .executeTakeFirst();
        if (!changed) {
          const row = await rowOf(memberId);
          const until = changeableAt(row.nickname_changed_at);
          if (row.nickname !== chosen)
            throw new BusinessError(errorCodes.nicknameChanged, {
              changeableAt: (until ?? at).toISOString(),
            });
        }
      }
      if (avatar !== undefined)
        await db.updateTable('members').set({ avatar }).where('id', '=', memberId).execute();
    },
  };
};
