const course =
  /^(?:quiz|exam|midterm|homework|hand in|bring|today$|covers:|agenda|check yourself|terms to know|reading for|next week|office hours|version|present:|minutes of|disclaimer)\b|\b(?:listening test|problem set|office hours|for (?:the|next) (?:seminar|week|exam|quiz)|these notes|calculator|headphones|hausaufgabe|klausur am)\b/iu;

/** "Quiz in week 5", "Bring a ruler": about the course, not about its subject. */
export const isCourseNote = (text: string): boolean => course.test(text);
