import type { EventType } from '@hub/contracts';

/** Stems of the words for things to do and attend; `\p{L}*` takes the endings that a language adds. */
type Words = Readonly<Record<Extract<EventType, 'exam' | 'quiz' | 'project' | 'homework' | 'assignment'>, string>>;

export const wordsInLanguages: Words = {
  exam: [
    String.raw`(?:loka|hluta|mið(?:annar|misseris)|sjúkra)?próf(?:i[nð]?)?(?!\p{L})|prov(?:as?|inhas?)|testes?(?=\s*(?:$|\d|[(:,.;–—-]))|exames?|coloquios?|recuperaç(?:ão|ões)|avaliaç(?:ão|ões)(?:\s(?:final|parcial))?|substitutiva|esam[ei]|prov[ae] (?:scritt|oral|intermedi|final|parzial)\p{L}*|appell[oi]|verific[ah]\p{L}*`,
    String.raw`(?:her)?tentamens?|deeltentamen\p{L}*|toets(?:en|je)?|(?:om|dug|salss?)?tenta(?:men)?(?!\p{L})|omtentamen|kontrollskrivning\p{L}*|dugg(?:a|an|or)|(?:del|hjemme|skole)?eksam(?:en)?\p{L}*|prøve(?:r|n)?|tent(?:ti|it|in)|(?:väli)?ko(?:e|keet|kokeet)`,
    String.raw`egzamin\p{L}*|kolokwi\p{L}*|sprawdzian\p{L}*|zaliczeni[ea]|zkoušk\p{L}*|skúšk\p{L}*|písemk\p{L}*|písomk\p{L}*|zápočt(?:ov\p{L}*)|(?:pót)?zh(?:-?\d)?|(?:pót)?zárthelyi\p{L}*|vizsg\p{L}*|dolgozat\p{L}*|colocvi\p{L}*|ispit\p{L}*|izpit\p{L}*|kolokvij\p{L}*`,
    String.raw`(?:ara )?sınav[ıi]?\p{L}*|vize(?:ler)?|экзамен\p{L}*|зач[её]т\p{L}*|контрольн\p{L}*|коллоквиум\p{L}*|іспит\p{L}*|залік\p{L}*|изпит\p{L}*|εξ[εέ]τ[αά]σ\p{L}*|πρόοδος|ujian\p{L}*|uts|uas|certamen(?:es)?|certámenes|interrogación|interrogaciones`,
  ].join('|'),
  quiz: String.raw`questionários?|kartkówk\p{L}*|wejściówk\p{L}*|kvíz\p{L}*|röpzh|kuis|квиз\p{L}*|тест(?:ы|ов)?|quizze[sn]?|minitest\p{L}*`,
  project: String.raw`(?:hóp|loka)verkefni\p{L}*|projetos?|apresentaç(?:ão|ões)|seminários?|progett[oi]|presentazion[ei]|presentaties?|redovisning\p{L}*|slutredovisning|projekt(?:et|arbete|inlämning|opgave|oppgave)?|projekti\p{L}*|esity(?:s|kset)|presentasjon(?:er)?|framføring|prezentac\p{L}*|obhajob\p{L}*|proiect\p{L}*|prezentare\p{L}*|bemutató\p{L}*|proje(?:si|ler)?|sunum\p{L}*|проект\p{L}*|презентац\p{L}*|защит[аы]|проєкт\p{L}*|παρουσ[ιί]ασ\p{L}*|proyek|presentasi|projekttage?`,
  homework: String.raw`(?:heima|skila|viku)?verkefni\p{L}*|dæmaskil|tarefas?|listas?(?= (?:de exercícios|\d))|compit[oi]|huiswerk|inleveropdracht\p{L}*|opdracht(?:en)?|inlämning(?:suppgift)?\p{L}*|uppgift\p{L}*|lab(?:b|oration)(?:er|en)?(?=\s*\d)|aflevering(?:er|en)?|innlevering(?:er|en)?|oblig(?:atorisk)?\p{L}*|øving(?:er)?(?=\s*\d)|harjoitustyö\p{L}*|harjoitus(?=\s*\d)|palautu\p{L}*|zadani[ea]|prac[aey] domow\p{L}*|domác[ií] úkol\p{L}*|úkol\p{L}*|úloh[ay]|zadanie|házi(?: feladat)?\p{L}*|hf\s?\d+|beadandó\p{L}*|tem[ae](?=\s*\d)|ödev\p{L}*|домашн\p{L}* задани\p{L}*|домашн\p{L}* работ\p{L}*|дз\s?\d*|задани[ея]|лабораторн\p{L}*|εργασ[ιί]\p{L}*|zadać\p{L}*|domać\p{L}* zadać\p{L}*|tugas|t\.?p\.?\s?[#nº°.]*\s?\d{1,2}|aufgaben?(?=\s*\d)|atividades?(?=\s*\d)|actividad(?:es)?(?=\s*\d)|exercícios?|esercizi[o]?|esercitazion[ei](?=\s*\d)`,
  assignment: String.raw`trabalhos?|relatórios?|entregáve(?:l|is)|elaborat[oi]|relazion[ei](?=\s(?:final|\d))|tesin[ae]|verslag(?:en)?|rapporter?|sprawozdani\p{L}*|raport\p{L}*|отч[её]т\p{L}*|laporan|esej\p{L}*|esszé\p{L}*|jegyzőkönyv\p{L}*|hitos?(?=\s*\d)|evidencias?(?=\s*\d)|jalons?(?=\s*\d)|livrables?|meilensteine?|mijlpaal|kamień milowy|milstolpe|defensa (?:de|del)|defesa d[aeo]`,
};

export const dueWordsInLanguages = String.raw`skil(?:a(?:st|frestur|dagur|ð)|ist)?(?!\p{L})|prazo(?: final)?|data limite|data de entrega|consegna\p{L}*|scadenz[ae]|entro (?:il|le)|inlever(?:en|datum)|uiterlijk|inlämning\p{L}*|senast|lämnas in|afleveres|afleveringsfrist|innleveringsfrist|senest|palaut\p{L}*|määräaika|viimeistään|oddani[ae]|oddać|termin oddania|odevzd\p{L}*|odovzd\p{L}*|határid[őo]\p{L}*|lead(?:ás|ni)\p{L}*|beadás\p{L}*|predare|termen(?:ul)? (?:limită|de predare)|teslim\p{L}*|son (?:gün|tarih)|сдать|сдач[аиу]|срок сдачи|дедлайн\p{L}*|здати|παρ[αά]δοσ\p{L}*|προθεσμ\p{L}*|pengumpulan|batas waktu`;

export const otherWordsInLanguages = String.raw`(?:não (?:há|haverá) aulas?)|férias|festivit[àa]|vacanz[ae]|nessuna lezione|sospensione (?:delle )?(?:lezioni|didattica)|vakantie|geen (?:college|les|hoorcollege)|helgdag|(?:påsk|jul|höst|sport)lov|ingen (?:föreläsning|undervisning)|ferie|loma(?:viikko)?|ei (?:luentoa|opetusta)|dzień wolny|przerwa świąteczna|święto|brak zajęć|státní svátek|svátek|prázdnin[yá]|odpadá|odpadne|szünet|ünnepnap|elmarad|vacanț[ăa]|zi liberă|sărbători\p{L}*|tatil\p{L}*|bayram\p{L}*|каникулы|праздник|выходной|занятий нет|αργία|διακοπές|libur(?:an)?`;

/** Scripts without spaces between words. */
export const eastAsianWords: Words & { readonly due: string; readonly other: string } = {
  exam: String.raw`試験|期末テスト|中間テスト|テスト|考试|考試|期中|期末|測驗|시험|중간고사|기말고사`,
  quiz: String.raw`小テスト|クイズ|小测|小考|随堂测验|퀴즈`,
  project: String.raw`発表|プレゼン(?:テーション)?|プロジェクト|项目|項目|展示|報告|프로젝트|발표`,
  homework: String.raw`課題|宿題|作业|作業|과제|숙제`,
  assignment: String.raw`レポート|论文|論文|보고서`,
  due: String.raw`締切|締め切り|提出|截止|提交|繳交|마감|제출`,
  other: String.raw`休講|祝日|休み|放假|假期|停课|停課|休假|휴강|공휴일|휴일`,
};
