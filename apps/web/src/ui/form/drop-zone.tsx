import { type ReactNode, useState } from 'react';

interface Props {
  onFile: (file: File) => void;
  /** `isOver`: a file is above it. */
  className: (isOver: boolean) => string;
  /** Shown over it meanwhile. */
  overlay?: string;
  children: ReactNode;
}

/** Takes a file that is dropped on it. A button has to do the same for those who cannot drag. */
export function DropZone({ onFile, className, overlay, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way beside the button that opens the file dialog
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={className(isOver)}
    >
      {children}
      {isOver && overlay && (
        <p className="absolute inset-0 grid place-items-center bg-glass font-semibold text-leaf">
          {overlay}
        </p>
      )}
    </div>
  );
}
