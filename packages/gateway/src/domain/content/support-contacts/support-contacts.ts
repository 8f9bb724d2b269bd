import { createCipheriv, createHmac } from 'node:crypto';
import type { Support } from '@pavilion/contract';
import type { Database } from '../../../db/database';
import { createServerSecret } from '../../server-secret';

/** Support contacts, encrypted with a key of the device (REQ-8). */
export const createSupportContacts = (db: Database) => {
  const secret = createServerSecret(db, 'supportKey');
  const derive = async (purpose: string, device: string, length: number): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`${purpose}\n${device}`)
      .digest()
      .subarray(0, length);
  // The key of a device is derived, since another gateway may answer the second call.
  const keyOf = async (device: string) => ({
    key: await derive('key', device, 32),
    iv: await derive('iv', device, 16),
  });

  const contacts = async (): Promise<Support> => {
    const rows = await db.selectFrom('support_contacts').selectAll().orderBy('rank').execute();
    return { contacts: rows.map(({ id, name, href }) => ({ id, name, href })) };
  };

  return {
    async secKey(device: string): Promise<{ k: string; v: string }> {
      const { key, iv } = await keyOf(device);
      return { k: key.toString('base64'), v: iv.toString('base64') };
    },

    /** The contacts, AES-256-CBC, base64. */
    async sealed(device: string): Promise<string> {
      const { key, iv } = await keyOf(device);
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      const text = JSON.stringify(await contacts());
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
  };
};
