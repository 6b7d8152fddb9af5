import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Specimen } from './specimen.tsx';

export function FieldSheet() {
  return (
    <Specimen name="Field: text, password, select, area, tick box; hint, error, disabled">
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <TextField label="Full name" hint="As it stands under your reviews." />
        <TextField label="E-mail" defaultValue="ada.example.org" error="Enter a valid e-mail." />
        <PasswordField
          label="Password"
          defaultValue="correct horse"
          showLabel="Show password"
          hideLabel="Hide password"
        />
        <Select
          label="Sort by"
          options={[
            { value: 'rating', label: 'Highest Rated' },
            { value: 'prepTime', label: 'Quickest' },
          ]}
        />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <TextField label="Placeholder" placeholder="Search recipes" />
        <TextAreaField
          label="Comment"
          aside="18 of 2000"
          defaultValue="Made it twice now."
          fieldClassName="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <CheckboxField label="Fits my preferences" defaultChecked />
          <CheckboxField
            label={
              <>
                I agree to the{' '}
                <a href="#top" className="text-leaf underline">
                  terms
                </a>
              </>
            }
            error="Please agree to the terms and conditions"
          />
        </div>
      </div>
    </Specimen>
  );
}
