import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input, TextArea } from './input.tsx';
import { Select } from './select.tsx';

it('names its control and gives it hint and error as description', () => {
  render(
    <Field label="Class name" hint="As in the syllabus" error="Class name is required." required>
      <Input name="name" />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Class name' });
  expect(control).toHaveAccessibleDescription('As in the syllabus Class name is required.');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

it('says nothing of an error where there is none', () => {
  render(
    <Field label="Description (Optional)">
      <TextArea />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Description (Optional)' });
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).toBeValid();
  expect(control).not.toBeRequired();
});

it('labels a select and a control with its own id', async () => {
  render(
    <>
      <Field label="Class type" error="Class type is required.">
        <Select defaultValue="">
          <option value="">Choose</option>
          <option value="coding">Coding Heavy</option>
        </Select>
      </Field>
      <Field label="Instructor">
        <Input id="instructor" />
      </Field>
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'Class type' });
  expect(select).toHaveAccessibleDescription('Class type is required.');
  await userEvent.selectOptions(select, 'Coding Heavy');
  expect(select).toHaveValue('coding');
  expect(screen.getByLabelText('Instructor')).toHaveAttribute('id', 'instructor');
});

it('ticks a checkbox by its label', async () => {
  render(<Checkbox label="Read chapter 3" />);
  await userEvent.click(screen.getByText('Read chapter 3'));
  expect(screen.getByRole('checkbox', { name: 'Read chapter 3' })).toBeChecked();
});
