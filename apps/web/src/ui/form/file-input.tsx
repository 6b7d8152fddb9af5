import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  accept: string;
  /** Opens the camera where there is one. */
  capture?: 'user' | 'environment';
  onFile: (file: File) => void;
}

/** The file dialog of a button: not seen, and nothing to tab to. */
export function FileInput({ ref, accept, capture, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      capture={capture}
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // The same file can be chosen again.
        target.value = '';
      }}
      className="hidden"
    />
  );
}
