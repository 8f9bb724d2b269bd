export interface FileLimits {
  /** Like `accept` of an input: `image/*,.pdf`. */
  readonly accept?: string | undefined;
  /** Maximum size of a file, in bytes. */
  readonly maxBytes?: number | undefined;
}

/** Why a file is rejected. */
export type FileIssue = 'type' | 'size';

const matchesRule = (file: File, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
};

/** Dropped files bypass the file chooser's filter, so every file is checked. */
export const checkFile = (file: File, { accept, maxBytes }: FileLimits): FileIssue | undefined => {
  const rules = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  if (rules.length > 0 && !rules.some((rule) => matchesRule(file, rule))) return 'type';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return undefined;
};

/** `512 B`, `1.5 KB`, `5 MB`: at most one decimal, in powers of 1,024. */
export const formatBytes = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`;
};
