'use client';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context';
import { FieldNote } from '../field/field-note';
import { UploadIcon } from '../icons/cashier-icons';
import { useMessages } from '../messages/messages-context';
import { fillWords } from '../words/fill-words';
import { checkFile, type FileLimits, writeBytes } from './check-file';
import { Hint, List, Root, Zone } from './file-parts';
import { FileRow } from './file-row';
import { uploadMessages } from './upload-messages';
import { holdsPlace, type UploadFunction, useUploads } from './use-uploads';

export interface FileUploadProps
  extends FileLimits,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple'> {
  /** Sends one file: reports progress from 0 to 1, obeys the abort signal, rejects with words to show. */
  readonly upload: UploadFunction;
  /** How many files there may be. Default 1. */
  readonly maxFiles?: number;
  /** What may be uploaded, in words. */
  readonly hint?: ReactNode;
  /** A file arrived; `answer` is what `upload` gave. */
  readonly onUploaded?: (file: File, answer: unknown) => void;
  /** A person took a file out of the list. */
  readonly onRemove?: (file: File) => void;
}

/**
 * Files to choose or to drop. Each is checked, sent at once by the `upload` given, and can be cancelled, tried again
 * and removed; pictures show themselves.
 *
 * `className` and `style` go to the whole; `ref`, `data-*` and the rest to the file input.
 *
 * @example
 * <FileUpload accept="image/*" maxBytes={5 * 1024 * 1024} upload={sendReceipt} onUploaded={keep} />
 */
export const FileUpload = ({
  upload,
  accept,
  maxBytes,
  maxFiles = 1,
  hint,
  onUploaded,
  onRemove,
  className,
  style,
  ...rest
}: FileUploadProps) => {
  const messages = useMessages(uploadMessages);
  const noteId = useId();
  const input = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const files = useUploads({ upload, onUploaded, onRemove });
  const wiring = useFieldControl(rest, faults.length > 0 ? noteId : undefined, faults.length > 0);

  const faultOf = (file: File): string | undefined => {
    const fault = checkFile(file, { accept, maxBytes });
    if (fault === 'type') return fillWords(messages.uploadWrongType, { name: file.name });
    if (fault === 'size')
      return fillWords(messages.uploadTooLarge, { name: file.name, size: writeBytes(maxBytes ?? 0) });
    return undefined;
  };

  const take = (chosen: readonly File[]) => {
    const good: File[] = [];
    const bad: string[] = [];
    const room = maxFiles - files.uploads.filter(holdsPlace).length;
    for (const file of chosen) {
      const full = good.length >= room;
      const fault =
        faultOf(file) ??
        (full ? fillWords(messages.uploadTooMany, { count: maxFiles, name: file.name }) : undefined);
      if (fault) bad.push(fault);
      else good.push(file);
    }
    // Two files of one name have one fault.
    setFaults([...new Set(bad)]);
    if (good.length > 0) files.add(good, maxFiles);
  };

  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!wiring.disabled);
  };

  return (
    <Root className={className} style={style}>
      <Zone
        ref={(node) => {
          input.current = node?.querySelector('input') ?? null;
        }}
        data-over={over ? '' : undefined}
        data-invalid={wiring['aria-invalid'] ? '' : undefined}
        data-disabled={wiring.disabled ? '' : undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!wiring.disabled) take([...event.dataTransfer.files]);
        }}
      >
        <UploadIcon size={24} />
        <span>{over ? messages.uploadDrop : messages.uploadChoose}</span>
        {hint && <Hint>{hint}</Hint>}
        <input
          {...rest}
          {...wiring}
          type="file"
          className="pv-sr-only"
          accept={accept}
          multiple={maxFiles > 1}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // The same file chosen again is a choice too.
            currentTarget.value = '';
          }}
        />
      </Zone>
      <div id={noteId} role="alert" hidden={faults.length === 0}>
        {faults.map((fault) => (
          <FieldNote key={fault}>{fault}</FieldNote>
        ))}
      </div>
      {files.uploads.length > 0 && (
        <List aria-live="polite">
          {files.uploads.map((entry) => (
            <FileRow
              key={entry.id}
              upload={entry}
              onCancel={() => files.cancel(entry.id)}
              onRetry={() => files.retry(entry)}
              onRemove={() => {
                files.remove(entry);
                input.current?.focus();
              }}
            />
          ))}
        </List>
      )}
    </Root>
  );
};
