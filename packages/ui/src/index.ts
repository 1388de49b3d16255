export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge, Dot, EventTypeBadge, PriorityBadge, type DotProps, type EventTypeBadgeProps } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { buttonStyles, type ButtonLook, type ButtonVariant } from './button-styles.ts';
export { Card, CardHeader, type CardHeaderProps } from './card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export {
  addDays,
  addMonths,
  daysBetween,
  inMonth,
  isDay,
  isMonth,
  monthDays,
  monthOf,
  monthWeeks,
  todayIn,
  weekday,
} from './day.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Field, type FieldProps } from './field.tsx';
export { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { interUrl } from './fonts.ts';
export { formatLongDay, formatMonth, formatShortDay, relativeDueLabel } from './format-day.ts';
export { GlobalStyle } from './global-style.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Input, TextArea } from './input.tsx';
export { Grid, Page, Row, Stack } from './layout.tsx';
export { ButtonLink, LinkText } from './links.tsx';
export { Logo, type LogoProps } from './logo.tsx';
export { eventTone, label, priorityTone, type EventPalette } from './meaning.ts';
export type { MonthItem } from './month-grid/item.ts';
export { MonthGrid, type MonthGridProps } from './month-grid/month-grid.tsx';
export { PageHeader, type PageHeaderProps } from './page-header.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { Select } from './select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { FullScreenSpinner, Spinner, type FullScreenSpinnerProps, type SpinnerProps } from './spinner.tsx';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './states.tsx';
export { Tabs, TabPanel, type TabPanelProps, type TabsProps } from './tabs.tsx';
export { color, fontSize, media, quick, radius, shadow, space, tone } from './theme.ts';
export { Toaster, type Toast, type ToasterProps } from './toaster.tsx';
export { tones, type Tone } from './tokens.ts';
export { useIsMobile } from './use-is-mobile.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
