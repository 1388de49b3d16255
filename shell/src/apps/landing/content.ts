import { BookOpen, CalendarDays, ListChecks, Sparkles } from 'lucide-react';

/** The claim of specification §1; who runs the product must make it true or change it (decision Q1). */
export const claim = 'Join thousands of students who keep their studies in one place.';

export const promise = {
  title: 'Your whole semester, on one calm page',
  text: 'Organize your classes, manage your assignments and stay on top of your studies. Upload a syllabus, and its dates stand on your calendar.',
};

/** What specification §1 sells, in four blocks (decision Q27). */
export const blocks = [
  {
    Icon: BookOpen,
    title: 'Organize your classes',
    text: 'Courses, syllabi, documents and notes, each class with everything that belongs to it.',
  },
  {
    Icon: ListChecks,
    title: 'Manage your assignments',
    text: 'One list of what is due, from your own tasks and from your classes, with tracking of your academic progress.',
  },
  {
    Icon: Sparkles,
    title: 'AI-powered syllabus analysis',
    text: 'The exams, quizzes and deadlines of a syllabus become events by themselves.',
  },
  {
    Icon: CalendarDays,
    title: 'Smart calendar integration and reminders',
    text: 'All classes on one calendar, with what comes next and what is late.',
  },
] as const;
