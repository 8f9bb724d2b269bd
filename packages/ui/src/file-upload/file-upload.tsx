'use client';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context';
import { FieldNote } from '../field/field-note';
import { UploadIcon } from '../icons/cashier-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { checkFile, type FileLimits, formatBytes } from './check-file';
import { FileRow } from './file-row';
import { Hint, List, Root, Zone } from './file-styles';
import { uploadMessages } from './upload-messages';
import { countsAgainstMaximum, type UploadFunction, useUploads } from './use-uploads';

export interface FileUploadProps
  extends FileLimits,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple'> {
  /** Uploads one file: reports progress from 0 to 1, obeys the abort signal, rejects with a message to show. */
  readonly upload: UploadFunction;
  /** Maximum number of files. Default 1. */
  readonly maxFiles?: number;
  /** Describes what can be uploaded. */
  readonly hint?: ReactNode;
  /** Called after an upload; `answer` is the result of `upload`. */
  readonly onUploaded?: (file: File, answer: unknown) => void;
  /** Called when a visitor removes an uploaded file. */
  readonly onRemove?: (file: File) => void;
}

/**
 * Files to choose or to drop. Each is checked, uploaded immediately by `upload`, and can be cancelled, retried
 * and removed; images have a preview.
 *
 * `className` and `style` go to the root; `ref`, `data-*` and the rest to the file input.
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
  const [isDragOver, setIsDragOver] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const files = useUploads({ upload, onUploaded, onRemove });
  const wiring = useFieldControl(rest, errors.length > 0 ? noteId : undefined, errors.length > 0);

  const errorOf = (file: File): string | undefined => {
    const issue = checkFile(file, { accept, maxBytes });
    if (issue === 'type') return formatMessage(messages.uploadWrongType, { name: file.name });
    if (issue === 'size')
      return formatMessage(messages.uploadTooLarge, { name: file.name, size: formatBytes(maxBytes ?? 0) });
    return undefined;
  };

  const addFiles = (chosen: readonly File[]) => {
    const accepted: File[] = [];
    const rejected: string[] = [];
    const room = maxFiles - files.uploads.filter(countsAgainstMaximum).length;
    for (const file of chosen) {
      const isFull = accepted.length >= room;
      const error =
        errorOf(file) ??
        (isFull ? formatMessage(messages.uploadTooMany, { count: maxFiles, name: file.name }) : undefined);
      if (error) rejected.push(error);
      else accepted.push(file);
    }
    // Files of the same name share one error.
    setErrors([...new Set(rejected)]);
    if (accepted.length > 0) files.add(accepted, maxFiles);
  };

  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(!wiring.disabled);
  };

  return (
    <Root className={className} style={style}>
      <Zone
        ref={(node) => {
          input.current = node?.querySelector('input') ?? null;
        }}
        data-over={isDragOver ? '' : undefined}
        data-invalid={wiring['aria-invalid'] ? '' : undefined}
        data-disabled={wiring.disabled ? '' : undefined}
        onDragEnter={handleDrag}
        onDragOver={handleDrag}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsDragOver(false);
          if (!wiring.disabled) addFiles([...event.dataTransfer.files]);
        }}
      >
        <UploadIcon size={24} />
        <span>{isDragOver ? messages.uploadDrop : messages.uploadChoose}</span>
        {hint && <Hint>{hint}</Hint>}
        <input
          {...rest}
          {...wiring}
          type="file"
          className="pv-sr-only"
          accept={accept}
          multiple={maxFiles > 1}
          onChange={({ currentTarget }) => {
            addFiles([...(currentTarget.files ?? [])]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </Zone>
      <div id={noteId} role="alert" hidden={errors.length === 0}>
        {errors.map((error) => (
          <FieldNote key={error}>{error}</FieldNote>
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
