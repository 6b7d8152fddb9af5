import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

export function OverlaySheet() {
  return (
    <>
      <Specimen name="PageHeading">
        <PageHeading
          eyebrow="Orchard and field"
          lead="Every figure is traced to its source."
          actions={<Button>Refresh</Button>}
        >
          Recipes that earn their labels
        </PageHeading>
      </Specimen>
      <Specimen name="Surface">
        <Surface className="w-full">A sheet of paper.</Surface>
        <Surface tone="sunken" className="w-full">
          A well.
        </Surface>
        <Surface tone="tinted" className="w-full">
          A quiet highlight.
        </Surface>
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton className="h-5 w-60" />
        <Skeleton className="size-11 rounded-full" />
      </Specimen>
      <TabsSpecimen />
      <Specimen name="Toast">
        <Button variant="secondary" onClick={() => showToast({ title: 'Link copied' })}>
          Plain
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ title: 'Login successful', tone: 'success' })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Login Failed',
              description: 'Invalid email or password',
              tone: 'destructive',
            })
          }
        >
          Destructive
        </Button>
      </Specimen>
      <Overlays />
    </>
  );
}

function TabsSpecimen() {
  const [tab, setTab] = useState('saved');
  return (
    <Specimen name="Tabs">
      <Tabs
        label="Profile"
        value={tab}
        onChange={setTab}
        className="w-full"
        tabs={[
          { value: 'saved', label: 'Favorite Recipes', content: 'Three recipes.' },
          { value: 'goals', label: 'Health Goals', content: 'Two goals.' },
          { value: 'settings', label: 'Settings', content: 'Name and e-mail.' },
        ]}
      />
    </Specimen>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'right' | 'bottom' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Specimen name="Dialog, Sheet">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('right')}>
        Sheet, right
      </Button>
      <Button variant="secondary" onClick={() => setOpen('bottom')}>
        Sheet, bottom
      </Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Delete this review?"
        description="It can't be brought back."
        closeLabel="Close"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={() => setOpen(null)}>
              Delete
            </Button>
          </>
        }
      />
      <Sheet
        open={open === 'right' || open === 'bottom'}
        onOpenChange={close}
        side={open === 'bottom' ? 'bottom' : 'right'}
        title="Filters"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(null)}>Show 42 recipes</Button>}
      >
        What stands in a sheet scrolls; its foot stays.
      </Sheet>
    </Specimen>
  );
}
