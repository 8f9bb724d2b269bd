import { fileURLToPath } from 'node:url';
import { readConfig } from './config/read-config';
import { openDatabase } from './db/open-database';
import { printProof } from './domain/ledger/print-proof';
import { verifyLedger } from './domain/ledger/verify-ledger';
import { here } from './here';

/**
 * Prints the proof that the ledger is sound. The data folder must be free: beside a running gateway, ask its sandbox
 * control `verify-ledger`, or give DATABASE_URL.
 */
export const verify = async (
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<void> => {
  const { databaseUrl, dataDir = folder } = readConfig(environment, folder);
  const { db, close } = await openDatabase({ databaseUrl, dataDir, from: fileURLToPath(here) });
  try {
    const proof = await verifyLedger(db);
    console.log(printProof(proof));
    process.exitCode = proof.sound ? 0 : 1;
  } finally {
    await close();
  }
};
