import { type Migration, sql } from 'kysely';

/** Threads with support: tickets, the chats of members and visitors, and assisted deposits. */
export const support: Migration = {
  async up(db) {
    await sql`
      create table threads (
        id text primary key,
        kind text not null check (kind in ('ticket', 'chat', 'assisted-deposit')),
        -- Of a visitor, the device.
        member_id text references members (id),
        device text,
        topic text,
        state text not null check (state in ('open', 'answered', 'closed', 'reopened')),
        excerpt text not null,
        follows text references threads (id) on delete set null,
        -- The key of the ticket's first message.
        client_key text,
        -- Ids of messages.
        read_up_to text,
        seen_up_to text,
        answer_by timestamptz,
        agent_at timestamptz,
        closed_by text check (closed_by in ('customer', 'staff', 'system')),
        closed_at timestamptz,
        reminded_at timestamptz,
        at timestamptz not null,
        last_at timestamptz not null,
        check ((member_id is null) <> (device is null)),
        check (member_id is not null or kind = 'chat'),
        check ((kind = 'ticket') = (topic is not null)),
        check ((state = 'closed') = (closed_at is not null and closed_by is not null))
      );
      create unique index threads_ticket_once on threads (member_id, client_key);
      create unique index threads_chat_of_member on threads (member_id) where kind = 'chat' and state <> 'closed';
      create unique index threads_chat_of_device on threads (device) where kind = 'chat' and state <> 'closed';
      create index threads_of_member on threads (member_id, last_at desc);
      create index threads_of_device on threads (device) where device is not null;
      create index threads_for_agent on threads (agent_at) where agent_at is not null;
      create index threads_answered on threads (last_at) where state = 'answered';

      create table thread_messages (
        id text primary key,
        thread_id text not null references threads (id) on delete cascade,
        author text not null check (author in ('customer', 'staff', 'system')),
        name jsonb,
        is_automatic boolean not null,
        text jsonb not null,
        client_key text,
        request_hash text,
        at timestamptz not null,
        check ((author = 'customer') = (client_key is not null)),
        check ((author = 'staff') = (name is not null)),
        -- guard: message-once-for-a-key
        unique (thread_id, client_key),
        unique (id, author)
      );
      create index thread_messages_of_thread on thread_messages (thread_id, id);

      create table support_pictures (
        id text primary key,
        member_id text references members (id),
        device text,
        message_id text,
        -- Support sends no pictures: one could be a payment code.
        -- guard: pictures-of-customers-only
        author text not null default 'customer' check (author = 'customer'),
        type text not null,
        picture bytea not null,
        at timestamptz not null,
        check ((member_id is null) <> (device is null)),
        foreign key (message_id, author) references thread_messages (id, author) on delete cascade
      );
      create index support_pictures_of_message on support_pictures (message_id);

      create table assisted_deposits (
        id text primary key references threads (id),
        member_id text not null references members (id),
        channel_code text not null references deposit_channels (code),
        amount bigint not null check (amount > 0),
        field_values jsonb not null,
        note text not null,
        state text not null,
        order_id text unique references deposit_orders (id),
        reason jsonb,
        at timestamptz not null,
        -- When the sandbox takes the next step.
        step_at timestamptz,
        expires_at timestamptz not null,
        ended_at timestamptz,
        check (state in ('requested', 'assigned', 'instructed', 'paid', 'refused', 'expired', 'cancelled')),
        check ((state in ('requested', 'assigned', 'instructed')) = (ended_at is null)),
        -- guard: assisted-deposit-paid-by-its-order
        check (state not in ('instructed', 'paid') or order_id is not null)
      );
      create unique index assisted_deposits_open on assisted_deposits (member_id) where ended_at is null;
      create index assisted_deposits_of_member on assisted_deposits (member_id, id desc);
      create index assisted_deposits_due on assisted_deposits (step_at) where ended_at is null;
    `.execute(db);
  },
};
