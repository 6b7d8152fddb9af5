import { Globe, Heart, ListPlus, LogOut, Printer, User } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuChoice } from '#ui/overlay/menu-choice.tsx';
import { MenuDivider } from '#ui/overlay/menu-divider.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { Specimen } from './specimen.tsx';

const icon = { 'aria-hidden': true, className: 'size-5' } as const;

export function ActionSheet() {
  return (
    <>
      <Specimen name="Logo">
        <Logo name="Pomona" />
      </Specimen>
      <Specimen name="Button">
        <Button>Explore recipes</Button>
        <Button variant="secondary">Browse recipes</Button>
        <Button variant="quiet">Clear all</Button>
        <Button variant="danger">Delete account</Button>
      </Specimen>
      <Specimen name="Button: large, small, icon, link, loading, disabled">
        <Button size="large">Start cooking</Button>
        <Button size="small" variant="secondary">
          Refresh
        </Button>
        <Button icon={<ListPlus {...icon} />}>Add to shopping list</Button>
        <Button asChild variant="secondary">
          <a href="#top">Browse all recipes</a>
        </Button>
        <Button loading>Save changes</Button>
        <Button disabled>Submit review</Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Print" icon={<Printer {...icon} />} />
        <IconButton label="Print, outlined" variant="outlined" icon={<Printer {...icon} />} />
        <IconButton label="Save recipe" variant="glass" icon={<Heart {...icon} />} />
      </Specimen>
      <Chips />
      <Menus />
    </>
  );
}

function Chips() {
  const [vegan, setVegan] = useState(true);
  const [lunch, setLunch] = useState(false);
  const [sort, setSort] = useState<'serving' | 'dish'>('serving');
  return (
    <>
      <Specimen name="Chip, RemovableChip">
        <Chip selected={vegan} onClick={() => setVegan(!vegan)}>
          Vegan
        </Chip>
        <Chip selected={lunch} onClick={() => setLunch(!lunch)}>
          Lunch
        </Chip>
        <Chip selected={false} disabled>
          Not on offer
        </Chip>
        <RemovableChip removeLabel="Remove filter High-Fiber" onRemove={() => setVegan(false)}>
          High-Fiber
        </RemovableChip>
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="Figures for"
          value={sort}
          onChange={setSort}
          segments={[
            { value: 'serving', label: 'Per serving' },
            { value: 'dish', label: 'Whole dish' },
          ]}
        />
      </Specimen>
    </>
  );
}

function Menus() {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  return (
    <Specimen name="Menu, Avatar">
      <Menu
        header={<span className="font-semibold">Ada Lindqvist</span>}
        trigger={
          <button type="button" aria-label="Account" className="rounded-full">
            <Avatar name="Ada Lindqvist" />
          </button>
        }
      >
        <MenuItem icon={<User {...icon} />}>Profile</MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<LogOut {...icon} />}>
          Log out
        </MenuItem>
      </Menu>
      <Menu trigger={<IconButton label="Language" icon={<Globe {...icon} />} />} align="start">
        <MenuChoice
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'de', label: 'Deutsch', lang: 'de' },
          ]}
        />
      </Menu>
      <Avatar name="Kim" size="small" />
      <Avatar name="Ada Lindqvist" size="large" />
    </Specimen>
  );
}
