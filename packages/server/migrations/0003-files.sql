-- Files: what was announced and kept, its picture sizes, what refers to it, and who looked at private documents.

-- The keys of the storage follow from the id alone. `raw_kept` is false once re-encoded pictures stand in its place.
create table files (
  id uuid primary key default new_id(),
  usage_type text not null check (usage_type in (
    'carPhoto', 'inspection', 'document', 'contractDocument', 'contractAdjustmentLineItemImage', 'memberProfileImage',
    'businessRegistration', 'employeeCard', 'vehicleManagementBusinessRegistration', 'representativeKrRrn',
    'corporateRegistration')),
  state text not null default 'temp' check (state in ('temp', 'commit', 'deleted')),
  -- An applicant has no account yet: such a file belongs to whoever knows its id, until something refers to it.
  uploader_id uuid references users (id),
  -- Only of those without an account, to bound how much one place may announce.
  announced_from text check (char_length(announced_from) <= 100),
  name text not null check (char_length(name) between 1 and 100),
  content_type text not null check (char_length(content_type) between 3 and 100),
  announced_bytes integer check (announced_bytes > 0),
  size_bytes integer check (size_bytes > 0),
  sealed_by text,
  raw_kept boolean not null default false,
  image_state text not null default 'none' check (image_state in ('none', 'waiting', 'made', 'failed')),
  image_failure text check (image_failure in ('unreadable', 'unsupported', 'tooManyPixels', 'tooSlow')),
  keep_until timestamptz,
  committed_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  check (state <> 'commit' or (size_bytes is not null and committed_at is not null)),
  check (state <> 'deleted' or deleted_at is not null),
  check ((image_state = 'failed') = (image_failure is not null)),
  -- A private document is never kept in the clear.
  check (state <> 'commit' or usage_type <> 'representativeKrRrn' or sealed_by is not null)
);
create index files_by_uploader on files (uploader_id, created_at desc);
create index files_by_place on files (announced_from, created_at) where announced_from is not null;
create index files_temp on files (created_at) where state = 'temp';
create index files_to_end on files (keep_until) where state = 'commit' and keep_until is not null;

create table file_images (
  file_id uuid not null references files (id),
  size text not null check (size in ('small', 'middle', 'large', 'original')),
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size_bytes integer not null check (size_bytes > 0),
  primary key (file_id, size)
);

create table file_uses (
  file_id uuid not null references files (id),
  subject text not null check (char_length(subject) between 1 and 100),
  subject_id uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (file_id, subject, subject_id)
);
create index file_uses_by_subject on file_uses (subject, subject_id);

-- One row per permission to look; each look through it writes to the access log.
create table file_views (
  id uuid primary key default new_id(),
  file_id uuid not null references files (id),
  user_id uuid not null references users (id),
  session_id uuid not null references sessions (id),
  reason text not null check (char_length(reason) between 2 and 500),
  ends_at timestamptz not null,
  created_at timestamptz not null default app_now()
);
create index file_views_by_file on file_views (file_id, created_at);
