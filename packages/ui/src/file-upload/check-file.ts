export interface FileLimits {
  /** As `accept` of an input: `image/*,.pdf`. */
  readonly accept?: string | undefined;
  /** Largest size of one file, in bytes. */
  readonly maxBytes?: number | undefined;
}

/** Why a file is not taken. */
export type FileFault = 'type' | 'size';

const fits = (file: File, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
  return file.type === rule;
};

/** A drop passes by the chooser's own filter, so every file is looked at. */
export const checkFile = (file: File, { accept, maxBytes }: FileLimits): FileFault | undefined => {
  const rules = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  if (rules.length > 0 && !rules.some((rule) => fits(file, rule))) return 'type';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return undefined;
};

/** `512 B`, `1.5 KB`, `5 MB`: one decimal at most, in powers of 1,024. */
export const writeBytes = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`;
};
