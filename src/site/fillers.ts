/** Words that questions are made of. They count only where a query has no others. */
export const fillers: ReadonlySet<string> = new Set(
  'a above after all also an and any are as at be before below by can could do does each every for from get has have how i if in into is it its just let make may me my need of off on one only or please put set should so some than that the their them then there these this to turn under up use using want was way what when where which who why will with without you your toolpad'.split(
    ' ',
  ),
);
