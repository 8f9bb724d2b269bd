import type { LiveDeltaId, LiveDeltas, LiveFrame, LiveTopic } from '@pavilion/contract';
import type { Bus } from '../domain/operations';
import type { Connection, ConnectionMember } from './connection';
import { textFrame } from './text-frame';

interface Channel {
  /** Number of the last frame. */
  seq: number;
  readonly connections: Set<Connection>;
  /** Resolves when the events of other gateways arrive. */
  readonly subscribed: Promise<void>;
}

const createChannel = (subscribed = Promise.resolve()): Channel => ({
  seq: 0,
  connections: new Set(),
  subscribed,
});

/**
 * Connections by topic: all of them for the site, and those of each member. Numbers the frames of each channel. The topic of a
 * member is retained from the member's first connection until the last one closes.
 */
export const createSubscriptions = (bus: Pick<Bus, 'retainTopic' | 'releaseTopic'>) => {
  const site = createChannel();
  const members = new Map<string, Channel>();

  /** Encodes the frame once for all connections of the channel. */
  const publish = <Id extends LiveDeltaId>(
    channel: Channel,
    topic: LiveTopic,
    id: Id,
    data: LiveDeltas[Id],
  ) => {
    channel.seq += 1;
    const frame = textFrame({ id, topic, seq: channel.seq, msgData: { data } } as LiveFrame);
    for (const connection of channel.connections) connection.write(frame);
  };

  const unsubscribeMember = (connection: Connection) => {
    if (!connection.member) return;
    const { id } = connection.member;
    connection.member = undefined;
    const channel = members.get(id);
    channel?.connections.delete(connection);
    if (channel?.connections.size !== 0) return;
    members.delete(id);
    bus.releaseTopic(`member:${id}`);
  };

  return {
    connections: site.connections as ReadonlySet<Connection>,
    connectionsOf: (memberId: string): readonly Connection[] => [
      ...(members.get(memberId)?.connections ?? []),
    ],
    add: (connection: Connection) => void site.connections.add(connection),
    remove: (connection: Connection) => {
      unsubscribeMember(connection);
      site.connections.delete(connection);
    },
    /** Subscribes a connection to the events of one member. Resolves when those of other gateways arrive, too. */
    subscribeMember: (connection: Connection, member: ConnectionMember): Promise<void> => {
      unsubscribeMember(connection);
      // It may have closed while its login was checked.
      if (!site.connections.has(connection)) return Promise.resolve();
      connection.member = member;
      const channel = members.get(member.id) ?? createChannel(bus.retainTopic(`member:${member.id}`));
      members.set(member.id, channel);
      channel.connections.add(connection);
      return channel.subscribed;
    },
    unsubscribeMember,
    /** Number of the last frame of each topic that the connection subscribes to. */
    sequenceOf: (connection: Connection): Record<LiveTopic, number> => ({
      site: site.seq,
      member: (connection.member && members.get(connection.member.id)?.seq) ?? 0,
    }),
    publishToAll: <Id extends LiveDeltaId>(id: Id, data: LiveDeltas[Id]) => publish(site, 'site', id, data),
    /** Does nothing for a member without a connection. */
    publishToMember: <Id extends LiveDeltaId>(memberId: string, id: Id, data: LiveDeltas[Id]) => {
      const channel = members.get(memberId);
      if (channel) publish(channel, 'member', id, data);
    },
  };
};
