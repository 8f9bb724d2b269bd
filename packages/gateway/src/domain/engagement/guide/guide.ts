import type { CallResponse, GuideStep, GuideStepState } from '@pavilion/contract';
import { guideSteps } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { settledPlay } from '../../settled-bets';

/** The first steps of a member, read from what it has done (GUI-1). */
export const createGuide = (db: Database) => ({
  async info(memberId: string): Promise<CallResponse<'guideInfo'>> {
    const { rows } = await sql<Record<GuideStep, GuideStepState>>`select
      coalesce((select case real_name_state when 'passed' then 'done' when 'pending' then 'pending' else 'todo' end
        from member_security where member_id = ${memberId}), 'todo') as "real-name",
      case when exists (select 1 from payout_accounts where member_id = ${memberId})
        then 'done' else 'todo' end as "payout-account",
      case when exists (select 1 from deposit_orders where member_id = ${memberId} and state = 'paid') then 'done'
        when exists (select 1 from deposit_orders where member_id = ${memberId} and state = 'pending') then 'pending'
        else 'todo' end as deposit,
      case when exists ${settledPlay(memberId).select('id')} then 'done'
        when exists (select 1 from bets where member_id = ${memberId} and state = 'open')
          or exists (select 1 from sport_bets where member_id = ${memberId} and state in ('pending', 'open')) then 'pending'
        else 'todo' end as round`.execute(db);
    const [states] = rows;
    return guideSteps.map((step) => ({ step, state: states?.[step] ?? 'todo' }));
  },
});
