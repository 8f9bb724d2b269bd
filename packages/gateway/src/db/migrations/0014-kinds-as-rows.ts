import { type Migration, sql } from 'kysely';

/**
 * Replaces `deposit_channels.kind` by columns for each property of a channel, replaces `deposit_orders.payer_name` by
 * the values of all form fields, and drops the check on payout kinds: the registry in the code validates them.
 */
export const kindsAsRows: Migration = {
  async up(db) {
    await sql`
      alter table deposit_channels
        add column mark text,
        add column shows_qr_code boolean not null default false,
        add column anti_fraud_warning boolean not null default false,
        add column max_open_orders int check (max_open_orders > 0),
        add column fields jsonb not null default '[]';
      update deposit_channels set
        mark = kind,
        shows_qr_code = kind not in ('bank', 'speed'),
        anti_fraud_warning = kind in ('bank', 'speed'),
        max_open_orders = case kind when 'speed' then 1 end,
        fields = case when needs_payer_name then '[{
          "name": "payerName",
          "label": { "zh-CN": "付款人姓名", "en": "Payer’s name" },
          "hint": {
            "zh-CN": "需与付款账户的户名一致，沙盒不核验",
            "en": "As on the paying account. The sandbox does not check it."
          },
          "control": "text", "required": true, "minLength": 1, "maxLength": 80, "pattern": null, "check": null,
          "options": [], "value": null, "autoComplete": "name"
        }]'::jsonb else '[]' end;
      alter table deposit_channels
        alter column mark set not null,
        drop column kind,
        drop column needs_payer_name;

      alter table deposit_orders add column field_values jsonb not null default '{}';
      update deposit_orders set field_values = jsonb_build_object('payerName', payer_name)
        where payer_name is not null;
      alter table deposit_orders drop column payer_name;

      alter table payout_accounts drop constraint payout_accounts_kind_check;
    `.execute(db);
  },
};
