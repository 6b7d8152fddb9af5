interface Props {
  isOpen: boolean;
  onToggle: () => void;
  more: string;
  fewer: string;
}

/** Shows the rest of a group of choices, and hides it again. */
export function MoreButton({ isOpen, onToggle, more, fewer }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="wide-target min-h-9 px-2 font-semibold text-leaf text-sm underline-offset-4 hover:underline"
    >
      {isOpen ? fewer : more}
    </button>
  );
}
