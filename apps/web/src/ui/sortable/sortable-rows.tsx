import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface Props<Row extends { id: string }> {
  rows: readonly Row[];
  onMove: (row: Row, position: number) => void;
  /** A row, with the handle that it is dragged by. */
  children: (row: Row, handle: ReactNode, position: number) => ReactNode;
  label: string;
}

/** Announcements and keys are our own. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** A list whose rows are dragged by a handle, with a mouse, a pen or a finger. */
export function SortableRows<Row extends { id: string }>(props: Props<Row>) {
  const { rows, onMove, children, label } = props;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  function drop({ active, over }: DragEndEvent): void {
    const row = rows.find(({ id }) => id === active.id);
    if (row && over && over.id !== active.id)
      onMove(
        row,
        rows.findIndex(({ id }) => id === over.id),
      );
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={silent}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="border-hairline border-y">
          {rows.map((row, position) => (
            <SortableRow key={row.id} id={row.id}>
              {(handle) => children(row, handle, position)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, children }: { id: string; children: (handle: ReactNode) => ReactNode }) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging, listeners } = sortable;
  const moved = transform && { ...transform, scaleX: 1, scaleY: 1 };
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Transform.toString(moved), transition }}
      className={classes(
        'relative border-hairline bg-paper transition-colors not-first:border-t has-[textarea:focus-visible]:rounded-control has-[textarea:focus-visible]:bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-leaf has-[textarea:focus-visible]:-outline-offset-2',
        isDragging && 'z-10 rounded-control bg-surface shadow-float',
      )}
    >
      {children(
        <span
          ref={sortable.setActivatorNodeRef}
          {...listeners}
          aria-hidden="true"
          className="grid h-12 w-8 shrink-0 cursor-grab touch-none select-none place-items-center text-outline transition-colors hover:text-ink active:cursor-grabbing sm:w-9"
        >
          <GripVertical className="size-5" />
        </span>,
      )}
    </li>
  );
}
