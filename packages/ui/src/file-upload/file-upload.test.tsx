import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkFile, formatBytes } from './check-file';
import { FileUpload, type FileUploadProps } from './file-upload';
import type { UploadFunction } from './use-uploads';

const png = (name = '凭证.png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** An upload whose end the test decides. */
const held = () => {
  const calls: {
    signal: AbortSignal;
    onProgress: (part: number) => void;
    resolve: (answer: unknown) => void;
    reject: (error: Error) => void;
  }[] = [];
  const upload: UploadFunction = (_file, how) =>
    new Promise((resolve, reject) => calls.push({ ...how, resolve, reject }));
  return { calls, upload };
};

const setup = (props: Partial<FileUploadProps> = {}) => {
  const { calls, upload } = held();
  const onUploaded = jest.fn();
  const onRemove = jest.fn();
  const view = render(
    <FileUpload
      aria-label="存款凭证"
      upload={upload}
      onUploaded={onUploaded}
      onRemove={onRemove}
      {...props}
    />,
  );
  return {
    ...view,
    calls,
    onUploaded,
    onRemove,
    user: userEvent.setup({ applyAccept: false }),
    input: screen.getByLabelText<HTMLInputElement>('存款凭证'),
  };
};

it('uploads a chosen file, shows its progress, and passes the answer', async () => {
  const { user, input, calls, onUploaded } = setup();
  const file = png();
  await user.upload(input, file);
  act(() => calls[0]!.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: '“凭证.png”的上传进度' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await act(async () => calls[0]!.resolve('r-1'));
  expect(onUploaded.mock.calls).toEqual([[file, 'r-1']]);
  expect(screen.getByText(/上传完成/)).toBeInTheDocument();
});

it('accepts dropped files and checks them', () => {
  const { input, calls } = setup({ accept: 'image/*', maxBytes: 100 });
  const zone = input.closest('label')!;
  const text = new File(['x'], '说明.txt', { type: 'text/plain' });
  fireEvent.drop(zone, { dataTransfer: { files: [text, png('大图.png', 101)] } });
  expect(calls).toHaveLength(0);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '不支持“说明.txt”的文件格式“大图.png”超过 100 B，请压缩后再上传',
  );
  expect(input).toBeInvalid();
  fireEvent.drop(zone, { dataTransfer: { files: [png()] } });
  expect(calls).toHaveLength(1);
  expect(input).not.toBeInvalid();
});

it('shows a preview of an image file while its row is mounted, and no broken one', async () => {
  const createObjectURL = jest.fn((file: File) => `blob:${file.name}`);
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const { user, input, calls } = setup({ maxFiles: 2 });
  const text = new File(['x'], '说明.txt', { type: 'text/plain' });
  await user.upload(input, [png('1.png'), text]);
  const pictures = () => [...document.querySelectorAll('li img')];
  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual(['blob:1.png']);
  fireEvent.error(pictures()[0]!);
  expect(pictures()).toEqual([]);
  await act(async () => calls[0]!.resolve(undefined));
  await user.click(screen.getByRole('button', { name: '移除“1.png”' }));
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1.png']]);
});

it('rejects too many files', async () => {
  const { user, input, calls } = setup({ maxFiles: 2 });
  await user.upload(input, [png('1.png'), png('2.png'), png('3.png')]);
  expect(calls).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('最多上传 2 个文件，“3.png”未添加');
});

it('cancels: aborts the upload and ignores later progress', async () => {
  const { user, input, calls, onUploaded } = setup();
  await user.upload(input, png());
  await user.click(screen.getByRole('button', { name: '取消上传“凭证.png”' }));
  expect(calls[0]!.signal.aborted).toBe(true);
  await act(async () => calls[0]!.resolve('late'));
  expect(onUploaded).not.toHaveBeenCalled();
  expect(screen.getByText(/已取消/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重新上传“凭证.png”' }));
  act(() => calls[0]!.onProgress(0.9));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

it('a cancelled or failed file does not count against the maximum', async () => {
  const { user, input, calls, onUploaded } = setup();
  const file = png();
  await user.upload(input, file);
  await user.click(screen.getByRole('button', { name: '取消上传“凭证.png”' }));
  await user.upload(input, file);
  expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  await act(async () => calls[1]!.reject(new Error('网络已断开')));
  await user.upload(input, png('另一张.png'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await act(async () => calls[2]!.resolve('r-3'));
  expect(onUploaded).toHaveBeenCalledTimes(1);
  await user.upload(input, file);
  expect(screen.getByRole('alert')).toHaveTextContent('最多上传 1 个文件');
});

it('shows one error for two files of the same name', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { input } = setup({ accept: '.pdf', maxFiles: 2 });
  fireEvent.drop(input.closest('label')!, { dataTransfer: { files: [png(), png()] } });
  expect(screen.getByRole('alert')).toHaveTextContent(/^不支持“凭证.png”的文件格式$/);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('shows why an upload failed, and retries it', async () => {
  const { user, input, calls, onUploaded } = setup();
  await user.upload(input, png());
  await act(async () => calls[0]!.reject(new Error('网络已断开')));
  expect(screen.getByText(/网络已断开/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重新上传“凭证.png”' }));
  expect(screen.getByRole('button', { name: '取消上传“凭证.png”' })).toHaveFocus();
  await act(async () => calls[1]!.resolve('r-2'));
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

it('removes a file and moves the focus to the file input', async () => {
  const { user, input, calls, onRemove } = setup();
  const file = png();
  await user.upload(input, file);
  await act(async () => calls[0]!.resolve(undefined));
  await user.click(screen.getByRole('button', { name: '移除“凭证.png”' }));
  expect(onRemove.mock.calls).toEqual([[file]]);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
});

it('aborts pending uploads on unmount', async () => {
  const { user, input, calls, unmount } = setup();
  await user.upload(input, png());
  unmount();
  expect(calls[0]!.signal.aborted).toBe(true);
});

it('ignores drops while disabled', () => {
  const { input, calls } = setup({ disabled: true });
  fireEvent.drop(input.closest('label')!, { dataTransfer: { files: [png()] } });
  expect(calls).toHaveLength(0);
  expect(input).toBeDisabled();
});

it('interprets accept like an input', () => {
  const accept = 'image/*, .PDF,text/plain';
  const file = (name: string, type: string) => checkFile(new File([], name, { type }), { accept });
  expect([file('a.jpg', 'image/jpeg'), file('a.pdf', ''), file('a.txt', 'text/plain')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([file('a.zip', 'application/zip'), file('pdf', '')]).toEqual(['type', 'type']);
});

it('accepts a file of exactly the maximum size', () => {
  expect(checkFile(png('a.png', 100), { maxBytes: 100 })).toBeUndefined();
  expect(checkFile(png('a.png', 101), { maxBytes: 100 })).toBe('size');
});

it('formats file sizes', () => {
  expect([0, 512, 1536, 5 * 1024 ** 2, 3 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 B',
    '512 B',
    '1.5 KB',
    '5 MB',
    '3072 GB',
  ]);
});
